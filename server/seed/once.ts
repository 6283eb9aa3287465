import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import '../platform/session/tables.ts'

/** Those of the names that are seeded for the first time; from then on they are remembered as seeded. */
export const firstOf = async (
  db: Kysely<Tables>,
  kind: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (names.length === 0) return new Set()
  const added = await db
    .insertInto('seeded')
    .values(names.map(name => ({ kind, name })))
    .onConflict(conflict => conflict.doNothing())
    .returning('name')
    .execute()
  return new Set(added.map(({ name }) => name))
}

/** The ids of what was made for the seeds of a kind, by name; null where it made nothing. */
export const seededRecords = async (db: Kysely<Tables>, kind: string): Promise<ReadonlyMap<string, number | null>> => {
  const rows = await db.selectFrom('seeded').select(['name', 'record']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ name, record }) => [name, record]))
}

/** Makes a record once and remembers its id; answers it, or undefined where it was made before. */
export const makeOnce = async (
  db: Kysely<Tables>,
  kind: string,
  name: string,
  make: () => Promise<number>,
): Promise<number | undefined> => {
  if (!(await firstOf(db, kind, [name])).has(name)) return undefined
  const record = await make()
  await db.updateTable('seeded').set({ record }).where('kind', '=', kind).where('name', '=', name).execute()
  return record
}
