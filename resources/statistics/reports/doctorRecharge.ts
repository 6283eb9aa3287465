import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { payments } from '../facts/payments.ts'

/** What was sold, given and paid back by each doctor. */
export const doctorRecharge = report({
  name: 'doctorRecharge',
  facts: [payments],
  filters: ['hospital', 'doctor', 'type'],
  range: 'thisMonth',
  compare: ['previous'],
  parts: {
    sums: figures(['payments.times', 'payments.given', 'payments.amount', 'payments.refunded']),
    byDoctor: chart({ as: 'bars', measures: ['payments.times', 'payments.given'], over: 'doctor' }),
    table: table({
      rows: 'doctor',
      measures: [
        'payments.bills',
        'payments.times',
        'payments.given',
        'payments.amount',
        'payments.refundedTimes',
        'payments.refunded',
        'payments.perBill',
      ],
      totals: true,
      sort: 'payments.amount',
    }),
  },
})
