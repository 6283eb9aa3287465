import { card } from '../../../resources/cards/card.ts'
import { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { Handlers } from '../../../resources/core/index.ts'
import type { Asking, Context } from '../../core/contract.ts'
import { Problem } from '../../core/errors/problem.ts'
import { lockCardAccounts } from '../ledger/cards.ts'
import type { Agreed } from '../recharge/agreeToRefund.ts'
import { lockRefunds, limitAbove } from '../recharge/refundLimits.ts'
import { requireSeller } from '../soldByPlatform.ts'
import { cardRequestNumberOf } from '../recharge/countedNumber.ts'
import { heldOf, isSoldByPlatform, takeBack, writeReturn } from './sale.ts'

/** Which of some cards a refund was asked for that nobody has answered. */
export const waitingOf = async (cards: readonly number[], { db }: Pick<Asking, 'db'>): Promise<ReadonlySet<number>> => {
  if (cards.length === 0) return new Set()
  const found = await db
    .selectFrom('refund_request')
    .select('card')
    .where('review', '=', 'waiting')
    .where('card', 'in', [...cards])
    .execute()
  return new Set(found.flatMap(one => one.card ?? []))
}

/** Gives back what a card was sold for, or asks somebody else where that is above a limit. */
export const refund: Handlers<typeof card, Context>['refund'] = async (record, { reason }, context) => {
  const { id, hospital, rechargeType, times, giveTimes, amount } = record
  const fen = amount ?? 0
  await requireSeller(isSoldByPlatform(record), context)
  await lockCardAccounts(context.db, heldOf(record))
  await lockRefunds(context)
  if ((await waitingOf([id], context)).has(id)) throw new Problem(409, 'cardRefundWaiting')
  if ((await limitAbove({ amount: fen, before: 0 }, context)) === undefined) {
    await writeReturn(id, await takeBack(record, context), context)
    return { state: 'refunded', request: null, amount: fen }
  }
  const request = await context.create(refundRequest, {
    number: await cardRequestNumberOf(record, context),
    card: id,
    hospital,
    rechargeType,
    times,
    giveTimes,
    amount: fen,
    reason,
  })
  return { state: 'requested', request, amount: fen }
}

/**
 * Gives back what a card was sold for, to which somebody agreed; undefined where it was redeemed or taken back
 * meanwhile. The request is held.
 */
export const agreeToCardRefund = async (
  request: { readonly id: number; readonly card: number },
  context: Context,
): Promise<Agreed | undefined> => {
  const found = await context.db
    .selectFrom('card')
    .select([
      'id',
      'number',
      'hospital',
      'recharge_type as rechargeType',
      'times',
      'give_times as giveTimes',
      'payer',
      'amount',
      'pay_status as payStatus',
      'state',
    ])
    .where('id', '=', request.card)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (found.payStatus !== 'paid' || (found.state !== 'sold' && found.state !== 'expired')) return undefined
  await context.update(card, found.id, { ...(await takeBack(found, context)), request: request.id }, 'refund')
  return { times: found.times, giveTimes: found.giveTimes ?? 0, amount: found.amount ?? 0 }
}
