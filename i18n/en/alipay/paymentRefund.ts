import type { paymentRefund } from '../../../resources/alipay/paymentRefund.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Alipay refund |||| Alipay refunds',
  fields: {
    number: 'Refund number', paymentOrder: 'Payment order', hospital: 'Organisation', amount: 'Amount', state: 'State', payment: 'Payment', trouble: 'Alipay’s code', refundedAt: 'Given back at', checks: 'Times Alipay was asked', checkAt: 'Alipay is asked again at',
  },
  hints: { trouble: 'Why Alipay did not give it back when it was last asked' },
  sections: { refund: 'Refund' },
  choices: { state: { waiting: 'On its way', refunded: 'Given back' } },
  actions: { retry: 'Ask again now' },
  inputs: {},
  empty: 'No refunds by Alipay yet. They are made where times that were paid by Alipay are given back',
} satisfies Texts<typeof paymentRefund>
