import { paymentRefund } from '../../resources/alipay/paymentRefund.ts'
import { message } from '../../resources/core/message.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { requirePlatformOperator } from '../core/platformOperator.ts'
import { readSetting } from '../core/readSetting.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'
import { booking } from '../times/payments/booking.ts'
import { bookOtherChannel } from '../times/payments/hospitalJournal.ts'
import { wentBack } from './refunds.ts'

/**
 * Whether Alipay can still be asked for money of an order: by no other app than the one that took it. A key that cannot
 * be read now is entered again; until then nobody knows what Alipay has done.
 */
const canBeAsked = async (order: number, { db }: Pick<Context, 'db'>): Promise<boolean> => {
  const app = await readSetting(db, 'alipaySetting')
  const { app_id: appId } = await db
    .selectFrom('payment_order')
    .select('app_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  return app.appId === appId
}

export const paymentRefundImplementation = implement(paymentRefund, {
  async retry({ id }, _input, context) {
    await context.update(paymentRefund, id, { checkAt: context.now })
    await askForRun('settlePayments', context)
  },

  // Never before Alipay has refused, nor while it owes an answer: money would go back twice.
  async settle({ id, paymentOrder, payment, amount, trouble, askedAt }, { reason, channel, reference, note }, context) {
    await requirePlatformOperator(context)
    if (channel === 'alipay') throw invalid({ channel: message('anotherChannel') })
    if (await canBeAsked(paymentOrder, context)) {
      if (askedAt !== null) throw new Problem(409, 'refundUnanswered')
      if (trouble === null) throw new Problem(409, 'refundNotRefused')
    }
    await context.update(paymentRefund, id, {
      state: 'settled',
      settledReason: reason,
      settledChannel: channel,
      settledReference: reference,
      settledNote: note ?? null,
      settledBy: caller(context).id,
      settledAt: context.now,
      checkAt: null,
      askedAt: null,
    })
    await wentBack({ payment_order: paymentOrder, amount }, context)
    if (payment !== null) await bookOtherChannel(context.db, payment, channel, booking(context))
  },
})
