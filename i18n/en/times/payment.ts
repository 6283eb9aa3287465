import type { payment } from '../../../resources/times/payment.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'
import { journalChoices, journalFields } from './journal.ts'

export default {
  name: 'Payment |||| Payments',
  fields: {
    ...journalFields,
    card: 'Prepaid card',
    recharge: 'Top-up number',
    rechargeRefund: 'Refund number',
    patient: 'Patient',
    payer: 'Charged to',
    doctor: 'Billing doctor',
    packageTimes: 'Times of the package',
    ageBand: 'Age then',
    gender: 'Gender',
  },
  hints: {
    packageTimes: 'Paid times of the package that was sold; a refund says those of the package it gives back from',
    amount: 'Refunds and cancellations are negative; a late payment bills nothing, as the sale did',
    received:
      'Money that moved on the day, negative where it was given back; what is billed less what is received is still owed',
    day: 'In the business time zone; it never changes',
  },
  sections: { movement: 'Payment', money: 'Money' },
  choices: {
    ...journalChoices,
    payer: { organisation: 'Organisation', platform: 'Platform' },
    gender: { male: 'Male', female: 'Female' },
    ageBand: ageBands,
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof payment>
