import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import '../session/tables.ts'

/** Whether something is seeded for the first time; from then on it is remembered as seeded. */
export const isFirst = async (db: Kysely<Tables>, kind: string, name: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db.insertInto('seeded').values({ kind, name })
    .onConflict(conflict => conflict.doNothing()).executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The id of what was made for a seed, or null where none was. */
export const seededRecord = async (db: Kysely<Tables>, kind: string, name: string): Promise<number | null> =>
  (await db.selectFrom('seeded').select('record').where('kind', '=', kind).where('name', '=', name).executeTakeFirst())?.record ?? null

/** Makes a record once and remembers its id; answers it, or undefined where it was made before. */
export const makeOnce = async (db: Kysely<Tables>, kind: string, name: string, make: () => Promise<number>): Promise<number | undefined> => {
  if (!await isFirst(db, kind, name)) return undefined
  const record = await make()
  await db.updateTable('seeded').set({ record }).where('kind', '=', kind).where('name', '=', name).execute()
  return record
}
