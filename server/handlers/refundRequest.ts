import { refundableTimes } from '../../domain/lotRefund.ts'
import { recharge } from '../../resources/business/recharge.ts'
import { refundRequest } from '../../resources/business/refundRequest.ts'
import type { AnyResource, InferRecord } from '../../resources/schema/index.ts'
import { implement } from '../engine/contract.ts'
import type { Context } from '../engine/contract.ts'
import { notFound, Problem } from '../errors/problem.ts'
import { endLifetime } from '../recharge/lifetime.ts'
import { holdLot } from '../recharge/lots.ts'
import { giveBack, planRefund } from '../recharge/refund.ts'
import { caller } from './caller.ts'

type Request = InferRecord<typeof refundRequest>
type Outcome = Partial<Pick<Request, 'times' | 'amount' | 'answer'>> & Pick<Request, 'review'>

const isOwn = ({ createdBy }: Pick<Request, 'createdBy'>, by: number | undefined): boolean => createdBy === by

/** Nobody reviews what they asked for. Throws 409. */
const refuseOwn = (request: Request, context: Context): void => {
  if (isOwn(request, caller(context).id)) throw new Problem(409, 'ownRequest')
}

const answered = async ({ id }: Request, { review, ...rest }: Outcome, { db, now, operator }: Context): Promise<void> => {
  await db.updateTable('refund_request').set({ review, ...rest, reviewed_by: operator?.id ?? null, reviewed_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Gives back what was asked for, or what is still left of it; a request of which nothing is left has failed. */
const carryOut = async (request: Request, context: Context): Promise<Outcome> => {
  const lot = await holdLot(request.recharge, context)
  if (!lot) throw notFound()
  const times = Math.min(request.times, refundableTimes(lot))
  if (times === 0 || lot.payStatus === 'refunded') return { review: 'failed', answer: context.t('errors.nothingLeft') }
  const plan = await planRefund(lot, times, context)
  const change = await giveBack(lot, plan, request.reason, context)
  await context.update(recharge as unknown as AnyResource, lot.id, { ...change }, 'refund')
  if (lot.rechargeType === 'lifetime') await endLifetime(lot.patient, context)
  return { review: 'agree', times: plan.times, amount: plan.amount }
}

export const refundRequestImplementation = implement(refundRequest, {
  async agree(request, _input, context) {
    refuseOwn(request, context)
    await answered(request, await carryOut(request, context), context)
  },
  async refuse(request, { answer }, context) {
    refuseOwn(request, context)
    await answered(request, { review: 'refuse', answer }, context)
  },
}, {
  hindered: async (records, { operator }) => records.map((record): Readonly<Record<string, string>> =>
    (record.review === 'waiting' && isOwn(record, operator?.id) ? { agree: 'ownRequest', refuse: 'ownRequest' } : {})),
})
