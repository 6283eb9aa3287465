import { balance, count, difference, facts, sum } from '../../core/statistics/index.ts'
import { hospitalPayment } from '../../times/hospitalPayment.ts'

/** What organisations were billed for times and what they paid, each on its own day. */
export const purchases = facts(hospitalPayment, {
  name: 'purchases',
  day: 'day',
  by: { hospital: 'hospital', type: 'rechargeType', channel: 'channel', kind: 'kind' },
  measures: {
    purchases: count({ kind: 'sale' }),
    times: sum('times'),
    given: sum('giveTimes'),
    amount: sum('amount'),
    received: sum('received'),
    unpaid: difference('amount', 'received'),
    owed: balance('unpaid'),
  },
})
