import type { rechargeRefund } from '../../../resources/times/rechargeRefund.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Refund |||| Refunds',
  fields: {
    number: 'Refund number',
    recharge: 'Top-up number',
    patient: 'Patient',
    hospital: 'Organisation',
    rechargeType: 'Top-up type',
    times: 'Times refunded',
    giveTimes: 'Gift times withdrawn',
    amount: 'Amount refunded',
    cancelledAmount: 'Owed no longer',
    channel: 'Payment channel',
    request: 'Refund request',
    reason: 'Reason',
  },
  hints: { cancelledAmount: 'The top-up was never paid: what went back is billed no longer' },
  sections: { refund: 'Refund' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof rechargeRefund>
