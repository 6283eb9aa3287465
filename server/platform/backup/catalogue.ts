import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface StoredTable {
  name: string
  /** Without those that the database computes. */
  columns: string[]
  /** Columns of the primary key, in its order; a table without one is read at once. */
  key: string[]
}

/** The history of migrations is not data, and roll-ups are made anew from the rows: a restore writes its own. */
const isLeftOut = (name: string): boolean =>
  ['schema_migration', 'kept_sum', 'roll_up'].includes(name) || name.startsWith('roll_up_')

/** Tables that migrations fill: what they hold is no work of anybody's. */
export const isFilledByMigrations = (name: string): boolean => name === 'search_index'

/** All tables with data, by name. */
export async function storedTables(db: Kysely<Tables>): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by k.place) as key
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
  return rows.filter(({ name }) => !isLeftOut(name))
}

/** Where each sequence stands. */
export async function sequencePositions(db: Kysely<Tables>): Promise<{ name: string; last: number | null }[]> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema() order by 1`.execute(
    db,
  )
  return rows
}
