import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import './tables.ts'

const mark = { kind: 'sample', name: 'patients' } as const

/** Marks the database as a sample one. */
export const markSample = async (transaction: Transaction<Tables>): Promise<void> => {
  await transaction.insertInto('seeded').values(mark).execute()
}

/** Whether the sample is in use, so that the sign-in page may name its accounts. */
export const isSample = async (database: { readonly db: Kysely<Tables> }): Promise<boolean> => {
  const found = await database.db
    .selectFrom('seeded')
    .select('name')
    .where('kind', '=', mark.kind)
    .where('name', '=', mark.name)
    .executeTakeFirst()
  return found !== undefined
}
