import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { unnested } from '../../platform/database/unnested.ts'
import { payDays } from './payDays.ts'
import type { ChargedDay } from './payDays.ts'
import type { Posting } from './post.ts'

/** Notes days that were trained while nothing was left. */
export const owe = async (db: Kysely<Tables>, days: readonly ChargedDay[], now: Date): Promise<void> => {
  if (days.length === 0) return
  const list = unnested(
    'l',
    days.map(({ patient, type, day, consumeRecord: record }) => ({ patient, type, day, record })),
    { patient: 'integer', type: 'text', day: 'date', record: 'integer' },
  )
  await sql`
    insert into times_owed (patient, type, day, consume_record, at)
    select patient, type, day, record, ${now}::timestamptz from ${list} order by patient, type, day`.execute(db)
}

const owedDays = async (
  db: Kysely<Tables>,
  patients: readonly number[],
): Promise<(ChargedDay & { readonly id: number })[]> => {
  const { rows } = await sql<ChargedDay & { id: number }>`
    select id, patient, type, day, consume_record as "consumeRecord" from times_owed
    where patient = any(${[...patients]}::integer[]) and movement is null order by patient, type, day, id`.execute(db)
  return rows
}

/**
 * Pays the days that patients owe, the earliest first, as far as there is something. The patients and their accounts
 * must be held.
 */
export const settleOwed = async (db: Kysely<Tables>, patients: readonly number[], posting: Posting): Promise<void> => {
  const days = await owedDays(db, patients)
  if (days.length === 0) return
  const payments = await payDays(db, 'settle', days, posting)
  const settled = days.flatMap(({ id }, at) => (payments[at] ? [{ id, movement: payments[at].movement }] : []))
  await sql`update times_owed o set movement = s.movement from ${unnested('s', settled, { id: 'bigint', movement: 'bigint' })} where o.id = s.id`.execute(
    db,
  )
}
