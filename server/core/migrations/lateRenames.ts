import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { runScript } from '../../platform/database/commands.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Column, Schema } from './schema.ts'
import { statements } from './statements.ts'

/** Whether any row has another value there than one that nobody wrote. */
const isWritten = async (
  db: Kysely<Tables>,
  table: string,
  column: string,
  { default: initial }: Column,
): Promise<boolean> => {
  const unwritten = sql.raw(initial ?? 'null')
  const { rows } = await sql<{ written: boolean }>`
    select exists (select from ${sql.table(table)} where ${sql.ref(column)} is distinct from ${unwritten}) as written`.execute(
    db,
  )
  return rows[0]!.written
}

const hasRows = async (db: Kysely<Tables>, table: string): Promise<boolean> =>
  (await sql<{ there: boolean }>`select exists (select from ${sql.table(table)}) as there`.execute(db)).rows[0]!.there

/**
 * Makes way for renames that are said too late: a source that was saved under the new name before it said `was` made an
 * empty column, or an empty table, beside the one with the data. What is empty is taken away, so that the rename is
 * done as if it had been said at once. Answers what has to stay because both hold data.
 */
export const makeWayForRenames = async (db: Kysely<Tables>, present: Schema, desired: Schema): Promise<string[]> => {
  const held: string[] = []
  for (const [table, { was, columns }] of Object.entries(desired.tables)) {
    const there = present.tables[table]
    if (!there) continue
    if (was !== undefined && present.tables[was] && !desired.tables[was]) {
      if (await hasRows(db, table)) held.push(`${was} and ${table} both hold rows: move them by hand`)
      else await runScript(db, `drop table "${table}" cascade`)
      continue
    }
    for (const [column, { was: former }] of Object.entries(columns)) {
      if (former === undefined || !there.columns[column] || !there.columns[former] || columns[former]) continue
      if (await isWritten(db, table, column, there.columns[column]))
        held.push(`${table}.${former} and ${table}.${column} both hold values: move them by hand`)
      else {
        // Totals are counted anew once the column has its values.
        if (there.totals)
          for (const statement of statements({ kind: 'dropTotals', table, from: there.totals }))
            await runScript(db, statement)
        await runScript(db, `alter table "${table}" drop column "${column}"`)
      }
    }
  }
  return held
}

/** What a column that no field has any more may have become: one of its type that is new. */
export const mayBeRenamed = (present: Schema, desired: Schema, table: string, column: string): string[] => {
  const type = present.tables[table]?.columns[column]?.type
  return Object.entries(desired.tables[table]?.columns ?? {})
    .filter(([name, to]) => to.type === type && !present.tables[table]!.columns[name])
    .map(([name]) => name)
}
