import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { copyRows, runScript } from '../database/commands.ts'
import type { CopySource } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { tableName } from '../migrations/schemaNames.ts'
import { totalsOf } from '../migrations/totals.ts'
import { recount } from '../migrations/triggers.ts'

interface Definition {
  readonly name: string
  readonly definition: string
}

/** {@link loadTable} of a resource, whose rows it then counts once. */
export const bulkLoad = (transaction: Transaction<Tables>, resource: AnyResource, columns: readonly string[], rows: CopySource): Promise<void> =>
  loadTable(transaction, tableName(resource), columns, rows, recount(tableName(resource), totalsOf(resource)))

/**
 * Fills a table by COPY without its indexes, foreign keys and triggers, then makes them again from their own definitions
 *: a multiple faster than keeping them row by row. Rows hold the values of `columns`, with ids; the
 * identity goes on behind them, and what `then` says is done. All of it happens in the given transaction, so that a failed load leaves the table as it was.
 */
export const loadTable = async (transaction: Transaction<Tables>, table: string, columns: readonly string[], rows: CopySource, then: readonly string[] = []): Promise<void> => {
  const quoted = `"${table}"`
  const [indexes, references] = [await indexesOf(transaction, table), await referencesOf(transaction, table)]
  await runScript(transaction, [
    ...references.map(({ name }) => `alter table ${quoted} drop constraint "${name}"`),
    ...indexes.map(({ name }) => `drop index "${name}"`),
    `alter table ${quoted} disable trigger user`,
  ].join(';\n'))
  await copyRows(transaction, table, columns, rows)
  await runScript(transaction, [
    `alter table ${quoted} enable trigger user`,
    ...indexes.map(({ definition }) => definition),
    ...references.map(({ name, definition }) => `alter table ${quoted} add constraint "${name}" ${definition}`),
    ...then,
    `select setval(pg_get_serial_sequence('${quoted}', 'id'), greatest((select max(id) from ${quoted}), 1))`,
  ].join(';\n'))
}

/** Indexes apart from those of constraints. */
const indexesOf = async (transaction: Transaction<Tables>, table: string): Promise<Definition[]> => {
  const { rows } = await sql<Definition>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${`"${table}"`}::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')) order by 1`.execute(transaction)
  return rows
}

const referencesOf = async (transaction: Transaction<Tables>, table: string): Promise<Definition[]> => {
  const { rows } = await sql<Definition>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${`"${table}"`}::regclass and contype = 'f' order by 1`.execute(transaction)
  return rows
}
