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

/**
 * Where records say themselves which groups they take values from: the values of a group that they hold, null where they
 * name it nowhere.
 */
export type GroupUse = (db: Kysely<Tables>, group: string) => Promise<readonly string[] | null>

const named: GroupUse[] = []

/** Adds such a place. */
export const addGroupUse = (use: GroupUse): void => void named.push(use)

/** Whether fields, or records, take their values from a group of this name. */
export const isGroupUsed = async (db: Kysely<Tables>, group: string): Promise<boolean> => {
  if (usesOf(group).length > 0) return true
  for (const use of named) if ((await use(db, group)) !== null) return true
  return false
}

/** Whether any record, deleted ones included, has this value of a group. */
export const isValueUsed = async (db: Kysely<Tables>, group: string, value: string): Promise<boolean> => {
  for (const { table, column } of usesOf(group)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(
      db,
    )
    if (rows.length > 0) return true
  }
  for (const use of named) if ((await use(db, group))?.includes(value)) return true
  return false
}
