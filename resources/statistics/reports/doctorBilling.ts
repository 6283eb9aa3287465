import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { payments } from '../facts/payments.ts'

/** What each doctor billed, by packages and months. */
export const doctorBilling = report({
  name: 'doctorBilling',
  facts: [payments],
  filters: ['hospital', 'doctor', 'type'],
  range: 'thisYear',
  step: 'month',
  parts: {
    sums: figures(['payments.bills', 'payments.amount', 'payments.perBill']),
    byMonth: chart({ as: 'stackedBars', measures: ['payments.bills'], over: 'step', split: 'package' }),
    byDoctor: table({
      rows: 'doctor',
      columns: 'package',
      measures: ['payments.bills', 'payments.amount'],
      totals: true,
    }),
  },
})
