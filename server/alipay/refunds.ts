import { paymentOrder } from '../../resources/alipay/paymentOrder.ts'
import { paymentRefund } from '../../resources/alipay/paymentRefund.ts'
import type { Context } from '../core/contract.ts'
import { nextTry } from './rhythm.ts'

/**
 * Writes down what became of a refund; done, the order says what of it went back. `trouble` is why it was not. Said
 * again, nothing changes.
 */
export const confirmRefund = async (id: number, trouble: string | undefined, context: Context): Promise<void> => {
  const { db, now } = context
  const owed = await db
    .selectFrom('payment_refund')
    .select(['payment_order', 'amount', 'checks', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (owed.state !== 'waiting') return
  const checks = owed.checks + 1
  if (trouble !== undefined)
    return context.update(paymentRefund, id, { checks, trouble, checkAt: nextTry(now, checks), askedAt: null })
  await context.update(paymentRefund, id, {
    state: 'refunded',
    refundedAt: now,
    checks,
    trouble: null,
    checkAt: null,
    askedAt: null,
  })
  await wentBack(owed, context)
}

/** No answer came, so that it may or may not have gone back: it is asked for again after others. */
export const putOffRefund = async (
  { id, checks }: { readonly id: number; readonly checks: number },
  { db, now }: Context,
): Promise<void> => {
  await db
    .updateTable('payment_refund')
    .set({ checks: checks + 1, check_at: nextTry(now, checks + 1).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** The order says what of it went back, by Alipay or otherwise. */
export const wentBack = async (
  owed: { readonly payment_order: number; readonly amount: number },
  context: Context,
): Promise<void> => {
  const order = await context.db
    .selectFrom('payment_order')
    .select(['refunded_amount', 'received_amount', 'state'])
    .where('id', '=', owed.payment_order)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const refundedAmount = order.refunded_amount + owed.amount
  const isWhole = order.state === 'paid' && refundedAmount === order.received_amount
  await context.update(paymentOrder, owed.payment_order, { refundedAmount, ...(isWhole && { state: 'refunded' }) })
}
