import type { recharge } from '../../../resources/times/recharge.ts'
import type { Texts } from '../../../resources/core/index.ts'

const terms = {
  doctorId: 'Billing doctor',
  channel: 'Payment channel',
  payStatus: 'Pay status',
  payer: 'Charged to',
  remark: 'Remark',
}
const choices = {
  payStatus: { unpaid: 'Unpaid', paid: 'Paid' },
  payer: { organisation: 'Organisation', platform: 'Platform' },
}
const topUp = {
  userIds: 'Patients',
  filter: 'Filter',
  rechargeType: 'Top-up type',
  times: 'Paid times',
  giveTimes: 'Gift times',
  ...terms,
}

/** Texts of what is asked of whoever bills a top-up; also of giving a lifetime. */
export const termTexts = { fields: terms, choices }

/** What a refund does, one by one; also what cancelling a lifetime does. */
export const refundEffects = {
  times: '%{smart_count} time goes back to %{names} |||| %{smart_count} times go back to %{names}',
  timesToPlatform: '%{smart_count} time goes back to the platform |||| %{smart_count} times go back to the platform',
  gifts: '%{smart_count} gift time is withdrawn |||| %{smart_count} gift times are withdrawn',
  amount: '¥%{names} is given back to the patient',
  cancels: 'This top-up was not paid: ¥%{names} are owed no longer, and no money moves',
  owes: 'The time that was used still has to be paid: ¥%{names} |||| The %{smart_count} times that were used still have to be paid: ¥%{names}',
  ordinary: 'The patient becomes an ordinary one and keeps all other times',
  lifetimeStays: 'The patient has another lifetime and stays a lifetime member',
  request:
    'What is given back of this top-up is above the limit: it becomes a request that somebody else has to agree to',
  requestOfDay: 'What you give back today is above the limit: it becomes a request that somebody else has to agree to',
}

export default {
  name: 'Top-up |||| Top-ups',
  fields: {
    number: 'Top-up number',
    batch: 'Batch',
    patient: 'Patient',
    hospital: 'Organisation',
    rechargeType: 'Top-up type',
    payer: 'Charged to',
    times: 'Paid times',
    giveTimes: 'Gift times',
    total: 'Total times',
    usedTimes: 'Paid times used',
    usedGiveTimes: 'Gift times used',
    refundedTimes: 'Times refunded',
    withdrawnGiveTimes: 'Gift times withdrawn',
    refundState: 'Refund state',
    amount: 'Amount',
    price: 'Price of the platform',
    hospitalPrice: 'Price of the organisation',
    refundedAmount: 'Amount refunded',
    channel: 'Payment channel',
    payStatus: 'Pay status',
    paidAt: 'Paid at',
    paidBy: 'Taken by',
    card: 'Prepaid card',
    doctor: 'Billing doctor',
    remark: 'Remark',
  },
  hints: {
    card: 'It came by this card, whose price was booked when it was sold',
    batch: 'Patients who were topped up together have the same',
    usedTimes: 'Training days use the oldest top-up first, paid times before gifts',
    amount:
      'At the price of that day; later prices change nothing. Of an unpaid top-up that was cancelled, what was used',
    payer: 'Times come from what the organisation has left; the platform never runs out',
  },
  sections: { recharge: 'Top-up', payment: 'Payment', rest: 'Used and refunded' },
  choices: {
    payer: choices.payer,
    payStatus: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' },
    refundState: { none: 'Not refunded', part: 'Partly refunded', whole: 'Fully refunded' },
  },
  actions: { pay: 'Mark as paid', refund: 'Refund' },
  done: { pay: 'Marked as paid', refund: 'Refunded' },
  calls: {
    topUp: 'Top up',
    topUpPreview: 'Preview of a top-up',
    batch: 'See a batch',
    entries: 'See the ledger entries',
    payments: 'See the payments',
    refundPreview: 'Preview of a refund',
  },
  inputs: {
    topUp: { fields: { ...topUp, expectedAmount: 'Confirmed amount', previewToken: 'Preview' }, choices },
    topUpPreview: { fields: topUp, choices },
    batch: { fields: { batch: 'Batch' } },
    pay: { fields: { channel: 'Payment channel' } },
    refund: { fields: { times: 'Times to refund', reason: 'Reason', previewToken: 'Preview' } },
    refundPreview: { fields: { times: 'Times to refund' } },
  },
  effects: {
    refund: refundEffects,
  },
} satisfies Texts<typeof recharge>
