import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { loadTable } from '../bulkLoad.ts'
import { priceOf } from '../prices.ts'
import { Book } from './book.ts'
import { timesEvents } from './events.ts'
import type { TimesPatient } from './history.ts'
import { TimesRows } from './timesRows.ts'

/**
 * Loads what organisations and patients of the sample bought and used, and the ledger of it, all of which follows from the patients.
 * `load` fills the table of a resource.
 */
export const loadTimes = async (transaction: Transaction<Tables>, patients: Iterable<TimesPatient>, today: string, load: (name: string, records: Iterable<object>) => Promise<void>): Promise<void> => {
  const { book, recharges, consumed, orders, refunds } = new TimesRows(new Book(), timesEvents(patients, today), priceOf(today))
  await load('hospitalRecharge', orders)
  await load('recharge', recharges)
  await load('rechargeRefund', refunds.rows)
  await load('refundRequest', refunds.requests(recharges, today))
  // New numbers go on behind these.
  await sql`select setval('recharge_batch', greatest(${recharges.length}::bigint, 1))`.execute(transaction)
  await load('consumeRecord', consumed)
  await loadTable(transaction, 'times_account', ['id', 'owner', 'hospital', 'patient', 'type', 'balance'], book.accountRows())
  await loadTable(transaction, 'times_movement', [
    'id', 'kind', 'type', 'times', 'give_times', 'at', 'operator', 'hospital', 'patient', 'recharge', 'hospital_recharge', 'consume_record', 'day',
  ], book.movements)
  await loadTable(transaction, 'times_entry', ['id', 'movement', 'account', 'amount', 'balance'], book.entries)
  await loadTable(transaction, 'times_owed', ['id', 'patient', 'type', 'day', 'consume_record', 'at', 'movement'],
    book.owed.map(({ patient, type, day, consumeRecord, at, movement }, i) => [i + 1, patient, type, day, consumeRecord, at, movement]))
}
