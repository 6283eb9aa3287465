import type { hospitalPayment } from '../../../resources/times/hospitalPayment.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { journalChoices, journalFields } from './journal.ts'

export default {
  name: 'Organisation payment |||| Organisation payments',
  fields: { ...journalFields, purchase: 'Organisation top-up', refund: 'Organisation refund' },
  hints: {
    amount: 'Refunds and cancellations are negative; a late payment bills nothing, as the sale did',
    received:
      'Money that moved on the day, negative where it was given back; what is billed less what is received is still owed',
    day: 'In the business time zone; it never changes',
  },
  sections: { movement: 'Payment', money: 'Money' },
  choices: { kind: { ...journalChoices.kind, otherChannel: 'Went back by another channel' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof hospitalPayment>
