import type { timesMovement } from '../../../resources/times/timesMovement.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Times ledger entry |||| Times ledger',
  fields: {
    number: 'Top-up number',
    day: 'Day',
    at: 'At',
    kind: 'Entry',
    patient: 'Patient',
    hospital: 'Paying organisation',
    rechargeType: 'Top-up type',
    recharge: 'Top-up',
    times: 'Paid times',
    giveTimes: 'Gift times',
    total: 'Times in all',
    worth: 'Worth',
  },
  hints: {
    day: 'The training day that was consumed, else the business day',
    times: 'Positive where times came, negative where they went',
    worth: 'Paid times by the price of their top-up; gifts are worth nothing',
  },
  sections: {},
  choices: { kind: { topUp: 'Top-up', refund: 'Refund', consume: 'Training day', settle: 'Owed day settled' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof timesMovement>
