import { paymentRefund } from '../../resources/alipay/paymentRefund.ts'
import { implement } from '../core/contract.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'

export const paymentRefundImplementation = implement(paymentRefund, {
  async retry({ id }, _input, context) {
    await context.update(paymentRefund, id, { checkAt: context.now })
    await askForRun('settlePayments', context)
  },
})
