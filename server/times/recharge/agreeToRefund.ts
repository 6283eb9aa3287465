import { refundableTimes } from '../../../domain/lotRefund.ts'
import { recharge } from '../../../resources/times/recharge.ts'
import type { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { Context } from '../../core/contract.ts'
import { notFound } from '../../core/errors/problem.ts'
import { endLifetime } from './lifetime.ts'
import { lockRefundableLot } from './refundableLots.ts'
import { giveBack, planRefund } from './refund.ts'

type Request = InferRecord<typeof refundRequest>

/** What was given back once somebody agreed. */
export type Agreed = Pick<Request, 'times' | 'giveTimes' | 'amount'>

/**
 * Gives back what was asked for of a top-up, or what is still left of it; undefined where nothing is. The request is
 * held.
 */
export const agreeToRefund = async (
  request: Pick<Request, 'id' | 'times' | 'reason'> & { readonly recharge: number },
  context: Context,
): Promise<Agreed | undefined> => {
  const lot = await lockRefundableLot(request.recharge, context)
  if (!lot) throw notFound()
  const times = Math.min(request.times, refundableTimes(lot))
  if (times === 0 || lot.payStatus === 'refunded') return undefined
  const plan = await planRefund(lot, times, context)
  const change = await giveBack(lot, plan, { reason: request.reason, request: request.id }, context)
  await context.update(recharge, lot.id, { ...change }, 'refund')
  if (lot.rechargeType === 'lifetime') await endLifetime(lot.patient, context)
  return { times: plan.times, giveTimes: plan.giveTimes, amount: plan.amount }
}
