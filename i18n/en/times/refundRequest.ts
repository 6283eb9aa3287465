import type { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Refund request |||| Refund requests',
  fields: {
    number: 'Request number',
    recharge: 'Top-up number',
    card: 'Prepaid card',
    patient: 'Patient',
    hospital: 'Organisation',
    rechargeType: 'Top-up type',
    times: 'Times to refund',
    giveTimes: 'Gift times to withdraw',
    amount: 'Amount to refund',
    reason: 'Reason',
    review: 'Review',
    answer: 'Answer',
    failure: 'Why it failed',
    reviewedBy: 'Reviewed by',
    reviewedAt: 'Reviewed at',
  },
  hints: {
    patient: 'None where an organisation gives times back, and of a card',
    amount: 'Of what was left when it was asked for; where less is left on agreement, that is given back',
  },
  sections: { request: 'Request', review: 'Review' },
  choices: {
    review: { waiting: 'Waiting', agree: 'Agreed', refuse: 'Refused', failed: 'Failed' },
    failure: { nothingLeft: 'Nothing is left to refund' },
  },
  actions: { agree: 'Agree', refuse: 'Refuse' },
  done: { agree: 'Refund approved', refuse: 'Refund refused' },
  inputs: { refuse: { fields: { answer: 'Why it is refused' } } },
  confirms: { agree: 'The refund is made at once and cannot be undone. Agree?' },
} satisfies Texts<typeof refundRequest>
