/** Texts about the times of an organisation: what it has, its top-ups, its statement. */
export default {
  recharges: 'Top-ups',
  consumption: 'Consumption',
  balances: 'Remaining times',
  times: '%{count} times',
  left: '%{left} times of this type are left',
  after: '%{after} after the top-up',
  afterRefund: '%{after} left after the refund',
  price: '%{price} per paid time',
  refundable: 'at most %{times} paid times, %{gifts} gift times and %{amount} can be refunded',
  worth: '%{times} times were bought for %{amount}',
  take: 'Use it',
  sums: { title: 'Top-ups by organisation', count: 'Movements', all: 'All together', anyType: 'All types', none: 'No top-ups match' },
  statement: {
    open: 'Statement', choose: 'A statement is opened from the page of an organisation.', account: 'Account', from: 'From', to: 'To', opening: 'Opening balance', incoming: 'In', outgoing: 'Out', closing: 'Closing balance',
    at: 'Time', kind: 'Movement', document: 'Number', patient: 'Patient', operator: 'Operator', change: 'Change', balance: 'Balance', print: 'Print', csv: 'Export CSV',
    thisMonth: 'This month', lastMonth: 'Last month', empty: 'Nothing moved on these days', reconciled: 'Agrees with the ledger', differs: 'Differs from the ledger by %{count} times', fileName: 'Statement',
    kinds: { organisationTopUp: 'Top-up by the platform', organisationRefund: 'Returned to the platform', topUp: 'Patient topped up', refund: 'Patient refunded' },
  },
}
