import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../../../../server/platform/database/tables.ts'
import { bookSales } from '../../../../server/times/payments/patientJournal.ts'

type LotRow = Pick<
  Insertable<Tables['recharge']>,
  'patient' | 'hospital' | 'recharge_type' | 'payer' | 'times' | 'give_times' | 'amount'
>

/**
 * Stores top-ups as bare rows, and books their sales, without which the database takes none; answers their ids. In a
 * transaction.
 */
export const insertLots = async (db: Kysely<Tables>, lots: readonly LotRow[], now: Date): Promise<number[]> => {
  const rows = await db
    .insertInto('recharge')
    .values(lots.map(lot => ({ ...lot, total: lot.times + (lot.give_times ?? 0) })))
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await bookSales(db, ids, { today: now.toISOString().slice(0, 10), operator: null, now })
  return ids
}
