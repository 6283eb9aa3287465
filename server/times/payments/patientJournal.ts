import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Booking } from './booking.ts'

/*
 * What patients are billed and pay, row by row as it happens. The rows say what the records say that they are booked
 * for, so that neither can be written without the other: the database compares both before the transaction ends.
 */

/** Books top-ups that were stored just now, paid or not. */
export const bookSales = async (
  db: Kysely<Tables>,
  recharges: readonly number[],
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, recharge, patient, payer, doctor, package_times, age_band, gender,
      created_at, created_by, updated_at, updated_by)
    select r.number, ${today}::date, 'sale', r.hospital, r.recharge_type, r.times, r.give_times, r.channel, r.amount, case when r.paid_at is null then 0 else r.amount end,
      r.id, r.patient, r.payer, r.doctor, r.times, age_band(p.birthday, ${today}::date), p.gender,
      ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from recharge r join patient p on p.id = r.patient where r.id = any(${[...recharges]}::integer[]) order by r.id`.execute(
    db,
  )
}

/** Books that an unpaid top-up is paid now, by this channel: all that is billed of it. Times do not move. */
export const bookLatePayment = async (
  db: Kysely<Tables>,
  recharge: number,
  channel: string | null,
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into payment (number, day, kind, hospital, recharge_type, channel, received, recharge, patient, payer, doctor, package_times, age_band, gender, created_at, created_by, updated_at, updated_by)
    select r.number || '-P', ${today}::date, 'latePayment', r.hospital, r.recharge_type, ${channel}::text, r.amount, r.id, r.patient, r.payer, r.doctor, r.times,
      age_band(p.birthday, ${today}::date), p.gender, ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from recharge r join patient p on p.id = r.patient where r.id = ${recharge}::integer`.execute(db)
}

/**
 * Books a refund that was stored just now; of a top-up that was never paid it is a cancellation, with which no money
 * moves.
 */
export const bookRefund = async (
  db: Kysely<Tables>,
  rechargeRefund: number,
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, recharge, recharge_refund, patient, payer, doctor, package_times, age_band, gender,
      created_at, created_by, updated_at, updated_by)
    select f.number, ${today}::date, case when r.paid_at is null then 'cancellation' else 'refund' end, f.hospital, f.recharge_type, -f.times, -f.give_times, f.channel,
      -(f.amount + f.cancelled_amount), -f.amount, r.id, f.id, f.patient, r.payer, r.doctor, r.times,
      age_band(p.birthday, ${today}::date), p.gender, ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from recharge_refund f join recharge r on r.id = f.recharge join patient p on p.id = f.patient where f.id = ${rechargeRefund}::integer`.execute(
    db,
  )
}
