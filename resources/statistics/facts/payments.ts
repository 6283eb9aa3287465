import {
  addition,
  balance,
  bands,
  count,
  difference,
  facts,
  negatedSum,
  quotient,
  share,
  sum,
} from '../../core/statistics/index.ts'
import { payment } from '../../times/payment.ts'

/**
 * What was billed and what came in, each on its own day: refunds count on the day of the refund, so that a past month
 * never changes.
 */
export const payments = facts(payment, {
  name: 'payments',
  day: 'day',
  own: 'doctor',
  by: {
    hospital: 'hospital',
    doctor: 'doctor',
    type: 'rechargeType',
    channel: 'channel',
    kind: 'kind',
    package: bands('packageTimes', [30, 60, 90]),
    age: 'ageBand',
    gender: 'gender',
  },
  measures: {
    bills: count({ kind: 'sale' }),
    times: sum('times'),
    given: sum('giveTimes'),
    amount: sum('amount'),
    received: sum('received'),
    refunded: negatedSum('received', { kind: 'refund' }),
    refundedTimes: negatedSum('times', { kind: 'refund' }),
    perBill: quotient('amount', 'bills'),
    provided: addition('times', 'given'),
    givenOfAll: share('given', 'provided'),
    unpaid: difference('amount', 'received'),
    owed: balance('unpaid'),
  },
  rollUps: {
    daily: { per: 'day' },
    kinds: { per: 'month', by: ['type', 'channel', 'kind'] },
    doctors: { per: 'month', by: ['doctor', 'type', 'package'] },
    people: { per: 'month', by: ['age', 'gender'] },
  },
})
