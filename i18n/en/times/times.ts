import type { Same } from '../../Same.ts'
import type zh from '../../zh/times/times.ts'

/** Texts of cards, receipts and sheets about times; they come with them and not before. */
export default {
  card: {
    title: 'Times left', owed: '%{count} day owed |||| %{count} days owed', owedHint: 'Nothing was left when these days were trained; the next top-up pays for them', last: 'Last top-ups', none: 'No top-ups yet', topUp: 'Top up',
    given: '%{count} gift |||| %{count} gifts',
  },
  ledger: {
    title: 'Ledger', at: 'At', kind: 'What', change: 'Change', balance: 'Balance then', day: 'Training day', by: 'By', none: 'No entries', ofGifts: '%{count} of them gifts',
    kinds: { topUp: 'Top-up', refund: 'Refund', consume: 'Training', settle: 'Owed day paid', merge: 'Merge' },
  },
  payments: {
    title: 'Payments', day: 'Business day', kind: 'What', times: 'Times', amount: 'Billed', received: 'Received', channel: 'Payment channel', by: 'By', none: 'No payments', ofGifts: '%{count} of them gifts', owed: 'Still owed: %{amount}',
    kinds: { sale: 'Sale', latePayment: 'Late payment', refund: 'Refund', cancellation: 'Cancellation', otherChannel: 'Went back by another channel' },
  },
  request: {
    waiting: 'A refund of %{count} time (%{amount}) waits until somebody else agrees |||| A refund of %{count} times (%{amount}) waits until somebody else agrees',
    refuse: 'The refund of %{count} time (%{amount}) was refused |||| The refund of %{count} times (%{amount}) was refused',
    failed: 'The refund of %{count} time (%{amount}) was agreed to when nothing was left |||| The refund of %{count} times (%{amount}) was agreed to when nothing was left',
    because: '%{said}: %{answer}', open: 'See the request',
  },
  receipt: {
    number: 'Number', item: 'Item', times: 'Times', price: 'Amount', gift: 'Gift', amount: 'Total', words: 'Total in Chinese words', channel: 'Payment channel', status: 'Pay status', at: 'Paid at',
    payer: 'Paid for', taker: 'Taken by', doctor: 'Billing doctor', unpaid: 'Not paid: this is no proof of payment', refunded: '%{times} %{times|time|times} refunded, %{amount} given back', signature: 'Signature of the cashier',
    stamp: 'Organisation (stamp)', remark: 'Remark',
  },
  dayEnd: {
    day: 'Day', operator: 'Operator', own: 'My own', toppedUp: 'Top-ups of the day', paidLater: 'Paid for earlier top-ups', refunded: 'Refunds and cancellations of the day', channel: 'Payment channel', status: 'Pay status', count: 'Records', times: 'Times',
    gifts: 'Gifts', amount: 'Amount', total: 'Total', none: 'No records', noChannel: 'Not said', statuses: { paid: 'Paid', unpaid: 'Unpaid', refunded: 'Refunded' },
    summary: 'To be handed over', taken: 'Taken for top-ups', later: 'Taken for earlier ones', back: 'Given back', toHand: 'To hand over', unpaid: 'Unpaid (not handed over)',
    ledger: 'Compared with the ledger', topUp: 'Top-ups', refund: 'Refunds', byRecords: 'Records', byLedger: 'Ledger', same: 'The same', differs: 'Differs by %{count}',
    dayBefore: 'The day before', dayAfter: 'The day after', counted: '%{name}: %{count} record |||| %{name}: %{count} records', csv: 'Download CSV', file: 'day-end', signature: 'Operator: ____________    Checked by: ____________',
  },
} satisfies Same<typeof zh>
