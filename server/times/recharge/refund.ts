import { refundableTimes, refundAmount } from '../../../domain/lotRefund.ts'
import { yuan } from '../../../domain/yuan.ts'
import type { recharge } from '../../../resources/times/recharge.ts'
import { rechargeRefund } from '../../../resources/times/rechargeRefund.ts'
import { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { Context } from '../../core/contract.ts'
import { refuseChanged, previewReply } from '../../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../../core/preview.ts'
import { invalid } from '../../core/errors/problem.ts'
import { caller } from '../../core/caller.ts'
import { lockRefund, refundLot } from '../ledger/refund.ts'
import { booking } from '../payments/booking.ts'
import { bookRefund } from '../payments/patientJournal.ts'
import { requireSellerOf } from '../soldByPlatform.ts'
import { lotRequestNumberOf, refundNumberOf } from './countedNumber.ts'
import { lifetimesOf } from './refundableLots.ts'
import { lockRefunds, limitAbove } from './refundLimits.ts'
import type { RefundLimit } from './refundLimits.ts'
import { refuseWaiting } from './waiting.ts'

/** What of a lot decides its refund. */
export type Lot = Pick<
  InferRecord<typeof recharge>,
  | 'id'
  | 'number'
  | 'patient'
  | 'hospital'
  | 'hospitalLabel'
  | 'rechargeType'
  | 'payer'
  | 'times'
  | 'giveTimes'
  | 'usedTimes'
  | 'usedGiveTimes'
  | 'refundedTimes'
  | 'withdrawnGiveTimes'
  | 'amount'
  | 'refundedAmount'
  | 'channel'
  | 'payStatus'
>

/** What a refund of a lot is about to do; fen at the lot's price. */
export interface RefundPlan {
  readonly times: number
  readonly giveTimes: number
  /** What is given back; nothing of one that was never paid. */
  readonly amount: number
  /** What is not owed any more of one that was never paid. */
  readonly cancelledAmount: number
  /** The limit of the settings that it is above, so that somebody else has to agree. */
  readonly limit: RefundLimit | undefined
}

const leftGifts = ({ giveTimes, usedGiveTimes, withdrawnGiveTimes }: Lot): number =>
  giveTimes - usedGiveTimes - withdrawnGiveTimes

/** Whether anything of a lot can be given back. */
export const hasRest = (lot: Lot): boolean => refundableTimes(lot) + leftGifts(lot) > 0

/**
 * What is given back of a lot (product decisions §3): `wanted` unused paid times, all of them where nothing is said,
 * with the gifts that are left. Of one that was never paid all that is unused is cancelled; what was used stays owed.
 * Throws 400 at `times`.
 */
export const planRefund = async (
  lot: Lot,
  wanted: number | null | undefined,
  context: Context,
): Promise<RefundPlan> => {
  const most = refundableTimes(lot)
  const isUnpaid = lot.payStatus === 'unpaid'
  const times = wanted ?? most
  if (!hasRest(lot)) throw invalid({ times: message('nothingLeft') })
  if (times > most) throw invalid({ times: message('atMost', { max: most }) })
  if (isUnpaid && times < most) throw invalid({ times: message('wholeUnpaid', { times: most }) })
  const worth = refundAmount(lot, times)
  const amount = isUnpaid ? 0 : worth
  return {
    times,
    giveTimes: leftGifts(lot),
    amount,
    cancelledAmount: isUnpaid ? worth : 0,
    limit: await limitAbove({ amount, before: lot.refundedAmount }, context),
  }
}

const requests = { topUp: 'request', day: 'requestOfDay' } as const satisfies {
  readonly [limit in RefundLimit]: string
}

/**
 * The effects of a refund, one by one. Throws 409 where one waits for somebody to agree, and where it is the platform's
 * to give.
 */
export const previewRefund = async (
  lot: Lot,
  wanted: number | null | undefined,
  context: Context,
): Promise<PreviewReply> => {
  await requireSellerOf(lot.id, context)
  await refuseWaiting(lot, context)
  const { times, giveTimes, amount, cancelledAmount, limit } = await planRefund(lot, wanted, context)
  const to = lot.payer === 'platform' ? [] : [lot.hospitalLabel ?? '']
  const owed = lot.amount - cancelledAmount
  const cancels: PartialEffect[] = [
    { effect: 'cancels', names: [yuan(cancelledAmount)] },
    ...(owed > 0 ? [{ effect: 'owes', count: lot.usedTimes, names: [yuan(owed)] }] : []),
  ]
  const effects: PartialEffect[] = [
    ...(times > 0
      ? [to.length > 0 ? { effect: 'times', count: times, names: to } : { effect: 'timesToPlatform', count: times }]
      : []),
    ...(giveTimes > 0 ? [{ effect: 'gifts', count: giveTimes }] : []),
    ...(lot.payStatus === 'unpaid' ? cancels : [{ effect: 'amount', names: [yuan(amount)] }]),
    ...(lot.rechargeType === 'lifetime'
      ? [{ effect: (await lifetimesOf(lot.patient, context)) > 1 ? 'lifetimeStays' : 'ordinary' }]
      : []),
    ...(limit ? [{ effect: requests[limit] }] : []),
  ]
  return previewReply(effects, [lot.id, lot.refundedTimes, lot.usedTimes])
}

/** What the lot's record then says beside what the ledger keeps. */
export type LotChange = Pick<Lot, 'payStatus' | 'amount' | 'refundedAmount'>

/**
 * A lot is refunded once the last of its unused paid times went back; one that was not paid is still to be paid where
 * days of it were used.
 */
const payStatusAfter = (lot: Lot, times: number): Lot['payStatus'] => {
  if (lot.payStatus === 'unpaid') return lot.usedTimes > 0 ? 'unpaid' : 'refunded'
  return times > 0 && times === refundableTimes(lot) ? 'refunded' : lot.payStatus
}

/** Writes to a lot, which is held, what a refund made of it. */
export const writeChange = async (
  id: number,
  { payStatus, amount, refundedAmount }: LotChange,
  { db }: Context,
): Promise<void> => {
  await db
    .updateTable('recharge')
    .set({ pay_status: payStatus, amount, refunded_amount: refundedAmount })
    .where('id', '=', id)
    .execute()
}

export interface Reason {
  readonly reason: string
  /** The request that somebody else agreed to. */
  readonly request?: number
}

/**
 * Gives back what was planned, whatever the limit: the movement, the record of it, and the payment. Answers what the
 * caller writes to the lot, which is held.
 */
export const giveBack = async (
  lot: Lot,
  { times, amount, cancelledAmount }: RefundPlan,
  why: Reason,
  context: Context,
): Promise<LotChange> => {
  const { giveTimes } = await refundLot(context.db, {
    recharge: lot.id,
    times,
    operator: caller(context).id,
    now: context.now,
  })
  const refund = await context.create(rechargeRefund, {
    number: await refundNumberOf(lot, context),
    recharge: lot.id,
    patient: lot.patient,
    hospital: lot.hospital,
    rechargeType: lot.rechargeType,
    times,
    giveTimes,
    amount,
    cancelledAmount,
    channel: lot.channel,
    ...why,
  })
  await bookRefund(context.db, refund, booking(context))
  return {
    payStatus: payStatusAfter(lot, times),
    amount: lot.amount - cancelledAmount,
    refundedAmount: lot.refundedAmount + amount,
  }
}

/** Asks somebody else to agree. */
const requestRefund = async (
  lot: Lot,
  { times, giveTimes, amount }: RefundPlan,
  reason: string,
  context: Context,
): Promise<number> =>
  context.create(refundRequest, {
    number: await lotRequestNumberOf(lot, context),
    recharge: lot.id,
    patient: lot.patient,
    hospital: lot.hospital,
    rechargeType: lot.rechargeType,
    times,
    giveTimes,
    amount,
    reason,
  })

export interface RefundInput {
  readonly times?: number | null
  readonly reason: string
  readonly previewToken?: string | null
}

/** What became of it: given back, or waiting for somebody to agree. */
export type Refund = RefundPlan & ({ readonly request: number } | { readonly change: LotChange })

/**
 * Gives back, or asks where it is above a limit. The lot must be held. Throws 400 at `times`, 409 where it is something
 * else than was seen, where it is the platform's to give, and where a refund of it waits for somebody to agree: what
 * they see stays as it is.
 */
export const refund = async (
  lot: Lot,
  { times, reason, previewToken }: RefundInput,
  context: Context,
): Promise<Refund> => {
  await requireSellerOf(lot.id, context)
  await lockRefund(context.db, lot.id)
  await lockRefunds(context)
  await refuseWaiting(lot, context)
  if (previewToken) refuseChanged(previewToken, await previewRefund(lot, times, context))
  const plan = await planRefund(lot, times, context)
  if (plan.limit) return { ...plan, request: await requestRefund(lot, plan, reason, context) }
  return { ...plan, change: await giveBack(lot, plan, { reason }, context) }
}
