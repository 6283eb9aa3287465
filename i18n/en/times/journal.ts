/** Texts of what every row of a journal of money says. */
export const journalFields = {
  number: 'Number',
  day: 'Business day',
  kind: 'Entry',
  hospital: 'Organisation',
  rechargeType: 'Top-up type',
  times: 'Times',
  giveTimes: 'Gift times',
  channel: 'Payment channel',
  amount: 'Billed',
  received: 'Received',
}

export const journalChoices = {
  kind: { sale: 'Sale', latePayment: 'Late payment', refund: 'Refund', cancellation: 'Cancellation' },
}
