import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Booking } from './booking.ts'

interface Sums {
  readonly number: RawBuilder<unknown>
  /** 1 where times move with it to the card, -1 back. */
  readonly sign: -1 | 0 | 1
  readonly amount: RawBuilder<unknown>
  readonly received: RawBuilder<unknown>
}

/** A row of what a card that was stored just now is billed or paid, of nobody's age: who buys it is not known. */
const book = async (
  db: Kysely<Tables>,
  card: number,
  kind: string,
  { number, sign, amount, received }: Sums,
  { today, operator, now }: Booking,
): Promise<void> => {
  await sql`
    insert into payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, card, payer, package_times, created_at, created_by, updated_at, updated_by)
    select ${number}, ${today}::date, ${kind}::text, c.hospital, c.recharge_type, ${sign}::integer * c.times, ${sign}::integer * c.give_times, c.channel, ${amount}, ${received}, c.id, c.payer, c.times,
      ${now}::timestamptz, ${operator}::integer, ${now}::timestamptz, ${operator}::integer
    from card c where c.id = ${card}::integer`.execute(db)
}

/** Books that a card is sold, paid or not. */
export const bookCardSale = (db: Kysely<Tables>, card: number, booking: Booking): Promise<void> =>
  book(
    db,
    card,
    'sale',
    {
      number: sql`c.number`,
      sign: 1,
      amount: sql`c.amount`,
      received: sql`case when c.paid_at is null then 0 else c.amount end`,
    },
    booking,
  )

/** Books that one is paid for now. */
export const bookCardPayment = (db: Kysely<Tables>, card: number, booking: Booking): Promise<void> =>
  book(
    db,
    card,
    'latePayment',
    { number: sql`c.number || '-P'`, sign: 0, amount: sql`0`, received: sql`c.amount` },
    booking,
  )

/** Books that what one was sold for goes back: the money, or, where it was never paid, what was owed for it. */
export const bookCardReturn = (
  db: Kysely<Tables>,
  card: number,
  { amount, isPaid }: { readonly amount: number; readonly isPaid: boolean },
  booking: Booking,
): Promise<void> =>
  book(
    db,
    card,
    isPaid ? 'refund' : 'cancellation',
    {
      number: sql`c.number || '-R'`,
      sign: -1,
      amount: sql`${-amount}::bigint`,
      received: sql`${isPaid ? -amount : 0}::bigint`,
    },
    booking,
  )
