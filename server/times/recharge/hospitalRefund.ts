import type { ReturnedPart } from '../../../domain/purchases.ts'
import { yuan } from '../../../domain/yuan.ts'
import { refundRequest } from '../../../resources/times/refundRequest.ts'
import { message } from '../../../resources/core/message.ts'
import type { Context } from '../../core/contract.ts'
import { invalid, Problem } from '../../core/errors/problem.ts'
import { DatabaseError } from '../../platform/database/DatabaseError.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { refundOrganisation, timesMissing } from '../ledger/organisations.ts'
import { booking } from '../payments/booking.ts'
import { bookReturn } from '../payments/hospitalJournal.ts'
import type { BookedPart } from '../payments/hospitalJournal.ts'
import { drawnRequestNumber, posting, remainingOf, storeRow } from './hospitalRows.ts'
import type { StoredRow } from './hospitalRows.ts'
import { returnableOf, standingOf } from './hospitalStanding.ts'
import type { HospitalAccount, HospitalStanding } from './hospitalStanding.ts'
import { lockRefunds, limitAbove } from './refundLimits.ts'
import type { RefundLimit } from './refundLimits.ts'
import { waitingOfHospital } from './waiting.ts'

/** What goes back to the platform, and the fen that are given back for it. */
export interface Returned {
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
}

/** What of an account's purchases is not paid; what is paid stays so. */
const unpaidOf = ({ hospital, rechargeType }: HospitalAccount, { db }: Context) =>
  db
    .selectFrom('hospital_recharge')
    .select('id')
    .where('hospital', '=', hospital)
    .where('recharge_type', '=', rechargeType)
    .where('movement', '=', 'topUp')
    .where('paid_at', 'is', null)
    .where('pay_status', '=', 'unpaid')
    .orderBy('id')

/** Holds the accounts until the transaction ends; answers how many times are left. */
export const lockAccount = async (
  { hospital, rechargeType: type }: HospitalAccount,
  { db }: Context,
): Promise<number> => {
  const own = { owner: { hospital }, type }
  return (await lockAccounts(db, [{ owner: 'issue', type }, own])).restOf(own)
}

/**
 * Holds what of an account's purchases is not paid, and then the account, until the transaction ends, so that a plan of
 * what goes back stays true; answers how many times are left. Whoever pays for a purchase, or cancels it, holds it
 * first: one that was bought before the account was held has the whole transaction begin again, as it cannot be waited
 * for with the account in hand.
 */
export const lockPurchases = async (account: HospitalAccount, context: Context): Promise<number> => {
  const held = new Set((await unpaidOf(account, context).forNoKeyUpdate().execute()).map(({ id }) => id))
  const rest = await lockAccount(account, context)
  const unpaid = await unpaidOf(account, context).execute()
  if (unpaid.some(({ id }) => !held.has(id)))
    throw new DatabaseError({ code: '40001', message: 'a purchase was made meanwhile' })
  return rest
}

export interface HospitalRefundPlan extends Returned {
  readonly parts: readonly ReturnedPart[]
  /** Fen of purchases that were never paid, which are owed no longer. */
  readonly cancelledAmount: number
  readonly limit: RefundLimit | undefined
}

/** Fen that were given back already of the purchases that paid times go back of. */
export const refundedOf = async (parts: readonly ReturnedPart[], { db }: Context): Promise<number> => {
  const purchases = parts
    .filter(({ purchase, times }) => purchase.isPaid && times > 0)
    .map(({ purchase }) => purchase.id)
  if (purchases.length === 0) return 0
  const found = await db
    .selectFrom('hospital_payment')
    .select(({ fn }) => fn.sum<number>('received').as('received'))
    .where('purchase', 'in', purchases)
    .where('kind', '=', 'refund')
    .executeTakeFirst()
  return -Number(found?.received ?? 0)
}

/**
 * What giving so much back means. Throws 400 at what is more than is left, or than it was bought for. The account and
 * its purchases must have been held when it was read how it stands.
 */
export const planHospitalRefund = async (
  standing: HospitalStanding,
  { times, giveTimes, amount }: Returned,
  context: Context,
): Promise<HospitalRefundPlan> => {
  const most = returnableOf(standing, { times, giveTimes })
  if (times > most.times) throw invalid({ times: message('atMost', { max: most.times }) })
  if (giveTimes > most.giveTimes) throw invalid({ giveTimes: message('atMost', { max: most.giveTimes }) })
  if (amount > most.amount) throw invalid({ amount: message('refundAtMost', { amount: yuan(most.amount) }) })
  const limit = await limitAbove({ amount, before: await refundedOf(most.parts, context) }, context)
  return { times, giveTimes, amount, parts: most.parts, cancelledAmount: most.cancelledAmount, limit }
}

/** Shares the money out over the parts that were paid, the oldest first. */
const booked = ({ parts, amount }: Pick<HospitalRefundPlan, 'parts' | 'amount'>): readonly BookedPart[] => {
  let rest = amount
  return parts.map(({ purchase: { id, isPaid }, times, giveTimes, worth }) => {
    const part = isPaid ? Math.min(worth, rest) : worth
    if (isPaid) rest -= part
    return { purchase: id, times, giveTimes, amount: part, isPaid }
  })
}

/**
 * A purchase that was never paid is owed no longer for what went back of it; once nothing of it is left over, it is
 * refunded.
 */
const cancelParts = async (parts: readonly ReturnedPart[], { db }: Context): Promise<void> => {
  for (const {
    purchase: { id, times: bought, returned, isPaid },
    times,
    worth,
  } of parts) {
    if (isPaid || times === 0) continue
    const isWhole = returned.times + times === bought
    await db
      .updateTable('hospital_recharge')
      .set(({ eb }) => ({
        cancelled_amount: eb('cancelled_amount', '+', worth),
        ...(isWhole && { pay_status: 'refunded' as const }),
      }))
      .where('id', '=', id)
      .execute()
  }
}

export interface ReturnTerms {
  readonly remark: string
  /** The purchase that it cancels as a whole. */
  readonly cancels?: number
  /** The request that somebody else agreed to. */
  readonly request?: number
}

/**
 * Gives back what was planned, whatever the limit: the row of it, the movement, and the payments. The account must be
 * held and have enough.
 */
export const giveBackToPlatform = async (
  account: HospitalAccount,
  plan: Omit<HospitalRefundPlan, 'limit'>,
  terms: ReturnTerms,
  context: Context,
): Promise<StoredRow & { readonly remaining: number }> => {
  const { times, giveTimes, amount, cancelledAmount, parts } = plan
  const row = await storeRow(
    {
      ...account,
      movement: 'refund',
      times,
      giveTimes,
      amount: amount + cancelledAmount,
      payStatus: 'refunded',
      ...terms,
    },
    context,
  )
  await refundOrganisation(context.db, { ...account, times, giveTimes, hospitalRecharge: row.id, ...posting(context) })
  await cancelParts(parts, context)
  await bookReturn(context.db, row.id, booked(plan), booking(context))
  return { ...row, remaining: await remainingOf(account, context) }
}

const request = async (
  { hospital, rechargeType }: HospitalAccount,
  { times, giveTimes, amount }: Returned,
  reason: string,
  context: Context,
): Promise<number> =>
  context.create(refundRequest, {
    number: await drawnRequestNumber(context),
    hospital,
    rechargeType,
    times,
    giveTimes,
    amount,
    reason,
  })

/**
 * Gives times and money back to an organisation, or asks where that is above a limit. Throws 409 `timesMissing` where
 * less is left, or where a refund of it waits for somebody to agree; 400 where more goes back than is left, or more
 * money than it was bought for.
 */
export const refundHospital = async (
  account: HospitalAccount,
  returned: Returned,
  reason: string,
  context: Context,
) => {
  const rest = await lockPurchases(account, context)
  const missing = returned.times + returned.giveTimes - rest
  if (missing > 0) throw timesMissing(missing)
  await lockRefunds(context)
  if ((await waitingOfHospital(account, context)) !== undefined) throw new Problem(409, 'hospitalRefundWaiting')
  const plan = await planHospitalRefund(await standingOf(context.db, account), returned, context)
  if (plan.limit)
    return {
      state: 'requested' as const,
      id: null,
      number: null,
      request: await request(account, returned, reason, context),
      remaining: rest,
    }
  return {
    state: 'refunded' as const,
    request: null,
    ...(await giveBackToPlatform(account, plan, { remark: reason }, context)),
  }
}
