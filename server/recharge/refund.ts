import { refundableTimes, refundAmount } from '../../domain/lotRefund.ts'
import type { recharge } from '../../resources/business/recharge.ts'
import { rechargeRefund } from '../../resources/business/rechargeRefund.ts'
import { refundRequest } from '../../resources/business/refundRequest.ts'
import type { AnyResource, InferRecord } from '../../resources/schema/index.ts'
import { message } from '../../resources/schema/message.ts'
import type { Context } from '../engine/contract.ts'
import { refuseUnseen, told } from '../engine/preview.ts'
import type { Telling, Told } from '../engine/preview.ts'
import { invalid, Problem } from '../errors/problem.ts'
import { caller } from '../handlers/caller.ts'
import { refundLot } from '../ledger/refund.ts'
import { lifetimesOf } from './lots.ts'
import { readSetting } from '../setting/readSetting.ts'
import { yuan } from './yuan.ts'

/** What of a lot decides its refund. */
export type Lot = Pick<InferRecord<typeof recharge>,
  'id' | 'number' | 'patient' | 'hospital' | 'hospitalLabel' | 'rechargeType' | 'payer' | 'times' | 'giveTimes' | 'usedTimes' | 'usedGiveTimes' | 'refundedTimes' |
  'withdrawnGiveTimes' | 'amount' | 'refundedAmount' | 'channel' | 'payStatus'>

/** What a refund of a lot is about to do; fen at the lot's price, nothing for one that was never paid. */
export interface RefundPlan {
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
  /** It is above the limit of the settings, so that somebody else has to agree. */
  readonly isAboveLimit: boolean
}

const leftGifts = ({ giveTimes, usedGiveTimes, withdrawnGiveTimes }: Lot): number => giveTimes - usedGiveTimes - withdrawnGiveTimes

/**
 * What is given back of a lot (product decisions §3): `wanted` unused paid times, all of them where nothing is said, with the gifts that are left.
 * One that was never paid is cancelled whole. Throws 400 at `times`.
 */
export const planRefund = async (lot: Lot, wanted: number | null | undefined, context: Context): Promise<RefundPlan> => {
  const most = refundableTimes(lot)
  const giveTimes = leftGifts(lot)
  const times = wanted ?? most
  if (most + giveTimes === 0) throw invalid({ times: message('nothingLeft') })
  if (times > most) throw invalid({ times: message('atMost', { max: most }) })
  if (lot.payStatus === 'unpaid' && times < most) throw invalid({ times: message('wholeUnpaid', { times: most }) })
  const amount = lot.payStatus === 'paid' ? refundAmount(lot, times) : 0
  const { refundLimit } = await readSetting(context.db, 'configSetting')
  return { times, giveTimes, amount, isAboveLimit: refundLimit !== null && amount > refundLimit }
}

/** Throws 409 where a refund of the lot was asked for already and nobody has answered. */
const refuseWaiting = async (lot: Lot, { db }: Context): Promise<void> => {
  const waiting = await db.selectFrom('refund_request').select('id').where('recharge', '=', lot.id).where('review', '=', 'waiting').executeTakeFirst()
  if (waiting) throw new Problem(409, 'refundWaiting')
}

/** The effects of a refund, one by one. Throws 409 where it would have to be asked for and is already. */
export const tellRefund = async (lot: Lot, wanted: number | null | undefined, context: Context): Promise<Told> => {
  const { times, giveTimes, amount, isAboveLimit } = await planRefund(lot, wanted, context)
  if (isAboveLimit) await refuseWaiting(lot, context)
  const to = lot.payer === 'platform' ? [] : [lot.hospitalLabel ?? '']
  const effects: Telling[] = [
    ...(times > 0 ? [to.length > 0 ? { effect: 'times', count: times, names: to } : { effect: 'timesToPlatform', count: times }] : []),
    ...(giveTimes > 0 ? [{ effect: 'gifts', count: giveTimes }] : []),
    lot.payStatus === 'unpaid' ? { effect: 'cancels' } : { effect: 'amount', names: [yuan(amount)] },
    ...(lot.rechargeType === 'lifetime' ? [{ effect: await lifetimesOf(lot.patient, context) > 1 ? 'lifetimeStays' : 'ordinary' }] : []),
    ...(isAboveLimit ? [{ effect: 'request' }] : []),
  ]
  return told(effects, [lot.id, lot.refundedTimes, lot.usedTimes])
}

const countOf = async (table: 'recharge_refund' | 'refund_request', lot: Lot, { db }: Context): Promise<number> =>
  Number((await db.selectFrom(table).select(({ fn }) => fn.countAll().as('count')).where('recharge', '=', lot.id).executeTakeFirst())?.count ?? 0)

/** What the lot's record then says beside what the ledger keeps. */
type LotChange = Pick<Lot, 'payStatus' | 'refundedAmount'>

/** Gives back what was planned, whatever the limit: the movement, and the record of it. Answers what the caller writes to the lot, which is held. */
export const giveBack = async (lot: Lot, { times, amount }: RefundPlan, reason: string, context: Context): Promise<LotChange> => {
  const { giveTimes } = await refundLot(context.db, { recharge: lot.id, times, operator: caller(context).id, now: context.now })
  await context.create(rechargeRefund as unknown as AnyResource, {
    number: `${lot.number ?? lot.id}-R${await countOf('recharge_refund', lot, context) + 1}`, recharge: lot.id, patient: lot.patient, hospital: lot.hospital,
    rechargeType: lot.rechargeType, times, giveTimes, amount, channel: lot.channel, reason,
  })
  return { payStatus: times === refundableTimes(lot) ? 'refunded' : lot.payStatus, refundedAmount: lot.refundedAmount + amount }
}

/** Asks somebody else to agree. Throws 409 where that is asked already. */
export const requestRefund = async (lot: Lot, { times, amount }: RefundPlan, reason: string, context: Context): Promise<number> => {
  await refuseWaiting(lot, context)
  return context.create(refundRequest as unknown as AnyResource, {
    number: `${lot.number ?? lot.id}-A${await countOf('refund_request', lot, context) + 1}`, recharge: lot.id, patient: lot.patient, hospital: lot.hospital, times, amount, reason,
  })
}

export interface RefundInput {
  readonly times?: number | null
  readonly reason: string
  readonly seen?: string | null
}

/** What became of it: given back, or waiting for somebody to agree. */
export type Refund = RefundPlan & ({ readonly request: number } | { readonly change: LotChange })

/** Gives back, or asks where it is above the limit. The lot must be held. Throws 400 at `times`, 409 where it is something else than was seen. */
export const refund = async (lot: Lot, { times, reason, seen }: RefundInput, context: Context): Promise<Refund> => {
  if (seen) refuseUnseen(seen, await tellRefund(lot, times, context))
  const plan = await planRefund(lot, times, context)
  if (plan.isAboveLimit) return { ...plan, request: await requestRefund(lot, plan, reason, context) }
  return { ...plan, change: await giveBack(lot, plan, reason, context) }
}
