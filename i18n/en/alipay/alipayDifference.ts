import type { alipayDifference } from '../../../resources/alipay/alipayDifference.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Difference from Alipay |||| Differences from Alipay',
  fields: {
    bill: 'Bill',
    day: 'Day of the bill',
    kind: 'Difference',
    movement: 'What moved',
    number: 'Number',
    paymentOrder: 'Payment order',
    paymentRefund: 'Alipay refund',
    tradeNo: 'Alipay’s number',
    ours: 'Booked here',
    theirs: 'Amount at Alipay',
    state: 'State',
    reason: 'Reason',
    explainedBy: 'Explained by',
    explainedAt: 'Explained at',
    mendedAt: 'Finished at',
    toldAt: 'Told at',
    fingerprint: 'Fingerprint',
  },
  hints: { ours: 'Empty where nothing is booked', theirs: 'Empty where the bill says nothing of it' },
  sections: { difference: 'Difference', outcome: 'What became of it' },
  choices: {
    kind: {
      missingHere: 'Not booked here',
      missingThere: 'Not in Alipay’s bill',
      amount: 'Another amount',
      journal: 'Another sum in the payments',
      account: 'Another amount in the account at Alipay',
      fee: 'Another fee',
      twice: 'Given back by Alipay, and otherwise before',
    },
    movement: { payment: 'Payment', refund: 'Refund' },
    state: { open: 'Open', explained: 'Explained', mended: 'Finished by itself' },
  },
  actions: { explain: 'Explain', reopen: 'Open again' },
  done: { explain: 'Reason recorded', reopen: 'Opened again' },
  inputs: { explain: { fields: { reason: 'Reason' } } },
  confirms: { reopen: 'The reason that was written is removed. Open it again?' },
} satisfies Texts<typeof alipayDifference>
