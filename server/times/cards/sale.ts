import { validUntilOf } from '../../../domain/card.ts'
import type { card } from '../../../resources/cards/card.ts'
import type { Handlers, InferRecord } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { Context } from '../../core/contract.ts'
import { invalid, Problem } from '../../core/errors/problem.ts'
import { isPlatformOperator, requirePlatformOperator } from '../../core/platformOperator.ts'
import { requireBuyer } from '../buyer.ts'
import { sellCard, takeBackCard } from '../ledger/cards.ts'
import type { HeldCard } from '../ledger/cards.ts'
import { booking } from '../payments/booking.ts'
import { bookCardPayment, bookCardReturn, bookCardSale } from '../payments/cardJournal.ts'
import { requireSeller } from '../soldByPlatform.ts'

type Card = InferRecord<typeof card>

/** What of a card decides what is taken back of it. */
export type Sold = Pick<
  Card,
  'id' | 'number' | 'hospital' | 'rechargeType' | 'times' | 'giveTimes' | 'payer' | 'amount' | 'payStatus'
>

type Given = Handlers<typeof card, Context>

/** To organisations only the platform sells, and alone settles what it sold. */
export const isSoldByPlatform = ({ buyer }: Pick<Card, 'buyer'>): boolean => buyer === 'organisation'

export const posting = ({ operator, now }: Context) => ({ operator: operator?.id ?? null, now })

/** A card that was sold, as the ledger knows it. */
export const heldOf = ({ id, hospital, rechargeType, times, giveTimes, payer }: Sold): HeldCard => ({
  card: id,
  hospital,
  type: rechargeType,
  times,
  giveTimes: giveTimes ?? 0,
  payer: payer ?? 'organisation',
})

/**
 * Whose the card is from its sale on, and whose account its times come from. Throws where the caller may not say so.
 */
const termsOf = async (
  { hospital: own }: Card,
  { buyer, hospital, payer }: Parameters<Given['sell']>[1],
  context: Context,
): Promise<Pick<HeldCard, 'hospital' | 'payer'>> => {
  if (buyer === 'organisation') {
    await requirePlatformOperator(context)
    await requireBuyer(hospital ?? own, context)
    return { hospital: hospital ?? own, payer: 'platform' }
  }
  if (payer === 'platform' && !(await isPlatformOperator(context))) throw invalid({ payer: message('notAllowed') })
  return { hospital: own, payer: payer ?? 'organisation' }
}

/** Sells a card: its times move into its own account, and its price is billed. Throws 409 `timesMissing`. */
export const sell: Given['sell'] = async (record, input, context) => {
  const { db, now, today } = context
  const { buyer, payStatus, channel } = input
  const validUntil = validUntilOf(record, today)
  // The job that says so of all that expired comes once a day.
  if (validUntil !== null && validUntil < today)
    throw new Problem(409, 'cardExpired', { parameters: { day: validUntil } })
  const terms = await termsOf(record, input, context)
  await db
    .updateTable('card')
    .set({
      state: 'sold',
      ...terms,
      buyer,
      amount: record.price ?? 0,
      pay_status: payStatus,
      channel: payStatus === 'paid' ? (channel ?? null) : null,
      paid_at: payStatus === 'paid' ? now.toISOString() : null,
      sold_at: now.toISOString(),
      valid_until: validUntil,
    })
    .where('id', '=', record.id)
    .execute()
  await sellCard(db, { ...heldOf(record), ...terms }, posting(context))
  await bookCardSale(db, record.id, booking(context))
}

/** The money of a sale came in later. */
export const pay: Given['pay'] = async ({ id, buyer }, { channel }, context) => {
  await requireSeller(isSoldByPlatform({ buyer }), context)
  await context.db
    .updateTable('card')
    .set({ pay_status: 'paid', channel, paid_at: context.now.toISOString() })
    .where('id', '=', id)
    .execute()
  await bookCardPayment(context.db, id, booking(context))
}

/** What a card then says beside what the ledger and the journal keep. */
export interface Returned {
  readonly state: 'void'
  readonly payStatus: 'refunded'
  readonly amount: number
  readonly refundedAmount: number
}

/**
 * Takes back all that was sold, as nobody has had any of it: times, and what was paid or is owed. The card is held;
 * answers what the caller writes to it.
 */
export const takeBack = async (record: Sold, context: Context): Promise<Returned> => {
  const isPaid = record.payStatus === 'paid'
  const amount = record.amount ?? 0
  await takeBackCard(context.db, heldOf(record), posting(context))
  await bookCardReturn(context.db, record.id, { amount, isPaid }, booking(context))
  return { state: 'void', payStatus: 'refunded', amount: isPaid ? amount : 0, refundedAmount: isPaid ? amount : 0 }
}

/** Writes it, where an action of the card is under way, whose history tells it. */
export const writeReturn = async (
  id: number,
  { payStatus, refundedAmount, ...returned }: Returned,
  { db }: Context,
): Promise<void> => {
  await db
    .updateTable('card')
    .set({ ...returned, pay_status: payStatus, refunded_amount: refundedAmount })
    .where('id', '=', id)
    .execute()
}

/** Makes a card void that nobody has paid for. */
export const cancel: Given['cancel'] = async (record, _input, context) => {
  await requireSeller(isSoldByPlatform(record), context)
  if (record.soldAt !== null) return writeReturn(record.id, await takeBack(record, context), context)
  await context.db.updateTable('card').set({ state: 'void' }).where('id', '=', record.id).execute()
}

/** Lets one that has expired be redeemed, or sold, until a later day. */
export const extend: Given['extend'] = async ({ id, soldAt, buyer }, { validUntil }, context) => {
  await requireSeller(isSoldByPlatform({ buyer }), context)
  await context.db
    .updateTable('card')
    .set({
      state: soldAt === null ? 'new' : 'sold',
      valid_until: validUntil,
      ...(soldAt === null && { valid_days: null }),
    })
    .where('id', '=', id)
    .execute()
}
