import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { unnested } from '../../platform/database/unnested.ts'
import type { Booking } from './booking.ts'

/** What goes back of one purchase. */
export interface BookedPart {
  readonly purchase: number
  readonly times: number
  readonly giveTimes: number
  /** Fen that are given back, or, of a purchase that is not paid, not owed any more. */
  readonly amount: number
  readonly isPaid: boolean
}

/** Books a purchase that was stored just now, paid or not. */
export const bookPurchase = async (
  db: Kysely<Tables>,
  purchase: number,
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into hospital_payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, purchase, created_at, created_by, updated_at, updated_by)
    select number, ${today}::date, 'sale', hospital, recharge_type, times, give_times, channel, amount, case when paid_at is null then 0 else amount end, id,
      ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from hospital_recharge where id = ${purchase}::integer`.execute(db)
}

/** Books that an unpaid purchase is paid now: what is still owed of it. */
export const bookPurchasePayment = async (
  db: Kysely<Tables>,
  purchase: number,
  channel: string,
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into hospital_payment (number, day, kind, hospital, recharge_type, channel, received, purchase, created_at, created_by, updated_at, updated_by)
    select number || '-P', ${today}::date, 'latePayment', hospital, recharge_type, ${channel}::text, amount - cancelled_amount, id,
      ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from hospital_recharge where id = ${purchase}::integer`.execute(db)
}

/**
 * Books what a row of an organisation's refund gave back, purchase by purchase. Money goes by the channel by which it
 * had come.
 */
export const bookReturn = async (
  db: Kysely<Tables>,
  refund: number,
  parts: readonly BookedPart[],
  { today, operator, now }: Booking,
): Promise<void> => {
  const rows = parts.map(({ purchase, times, giveTimes, amount, isPaid }) => ({
    purchase,
    times,
    give_times: giveTimes,
    amount,
    paid: isPaid,
  }))
  const list = unnested('l', rows, {
    purchase: 'integer',
    times: 'integer',
    give_times: 'integer',
    amount: 'bigint',
    paid: 'boolean',
  })
  await sql`
    insert into hospital_payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, purchase, refund, created_at, created_by, updated_at, updated_by)
    select b.number, ${today}::date, case when l.paid then 'refund' else 'cancellation' end, b.hospital, b.recharge_type, -l.times, -l.give_times, p.channel,
      -l.amount, case when l.paid then -l.amount else 0 end, l.purchase, b.id, ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from ${list} join hospital_recharge b on b.id = ${refund}::integer join hospital_recharge p on p.id = l.purchase order by l.at`.execute(
    db,
  )
}

/**
 * Books that money which a row says went back went by another channel: what that row took from its channel comes back
 * to it, and goes from the other one.
 */
export const bookOtherChannel = async (
  db: Kysely<Tables>,
  payment: number,
  channel: string,
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into hospital_payment (number, day, kind, hospital, recharge_type, channel, received, purchase, refund, created_at, created_by, updated_at, updated_by)
    select p.number, ${today}::date, 'otherChannel', p.hospital, p.recharge_type, moved.channel, moved.received, p.purchase, p.refund, ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from hospital_payment p cross join lateral (values (1, p.channel, -p.received), (2, ${channel}::text, p.received)) moved (place, channel, received)
    where p.id = ${payment}::integer order by moved.place`.execute(db)
}
