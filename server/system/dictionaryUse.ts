import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { registry } from '../../resources/index.ts'
import { isEntry } from '../../resources/core/typeOf.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import type { Tables } from '../platform/database/tables.ts'

interface Use {
  readonly table: string
  readonly column: string
}

/** Where the values of a dictionary group are stored. */
const usesOf = (group: string): Use[] =>
  Object.values(registry).flatMap(resource =>
    Object.entries(resource.fields)
      .filter(([, field]) => isEntry(field) && field.group === group)
      .map(([name]) => ({ table: tableName(resource), column: columnName(name) })),
  )

/** Whether fields take their values from a group of this name. */
export const isGroupUsed = (group: string): boolean => usesOf(group).length > 0

/** Whether any record, deleted ones included, has this value of a group. */
export const isValueUsed = async (db: Kysely<Tables>, group: string, value: string): Promise<boolean> => {
  for (const { table, column } of usesOf(group)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(
      db,
    )
    if (rows.length > 0) return true
  }
  return false
}
