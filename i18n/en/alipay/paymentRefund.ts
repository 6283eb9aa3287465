import type { paymentRefund } from '../../../resources/alipay/paymentRefund.ts'
import type { Texts } from '../../../resources/core/index.ts'

const reasons = {
  tradeClosed: 'Alipay closed the trade',
  tooLate: 'Alipay gives nothing back after so long',
  accountGone: 'The account that paid is gone',
  other: 'Something else',
}

export default {
  name: 'Alipay refund |||| Alipay refunds',
  fields: {
    number: 'Refund number',
    paymentOrder: 'Payment order',
    hospital: 'Organisation',
    amount: 'Amount',
    state: 'State',
    payment: 'Payment',
    trouble: 'Alipay’s code',
    refundedAt: 'Refunded at',
    billedOn: 'In Alipay’s bill of',
    checks: 'Times Alipay was asked',
    checkAt: 'Alipay is asked again at',
    askedAt: 'No answer of Alipay since',
    settledReason: 'Why it went back otherwise',
    settledChannel: 'Went back by',
    settledReference: 'Proof',
    settledNote: 'Note',
    settledBy: 'Settled by',
    settledAt: 'Settled at',
  },
  hints: {
    trouble: 'Why Alipay did not give it back when it was last asked',
    askedAt: 'It was asked and has not answered: the money may be back already',
  },
  sections: { refund: 'Refund', settled: 'Settled otherwise' },
  choices: {
    state: { waiting: 'On its way', refunded: 'Refunded', settled: 'Settled otherwise' },
    settledReason: reasons,
  },
  actions: { retry: 'Ask again now', settle: 'Record another way of refund' },
  done: { retry: 'Asked again', settle: 'Recorded as refunded otherwise' },
  inputs: {
    settle: {
      fields: {
        reason: 'Why Alipay cannot give it back',
        channel: 'Went back by',
        reference: 'Number of what proves it (as a bank receipt)',
        note: 'Note',
      },
      choices: { reason: reasons },
    },
  },
  confirms: {
    settle:
      'Alipay is not asked for it any more, the payments say this channel from now on, and it cannot be undone. Has the money really gone back?',
  },
} satisfies Texts<typeof paymentRefund>
