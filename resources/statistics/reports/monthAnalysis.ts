import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { cases } from '../facts/cases.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'

/** The main measures month by month of a year, with their running total, and the best and the worst of them. */
export const monthAnalysis = report({
  name: 'monthAnalysis',
  facts: [payments, newPatients, cases],
  filters: ['hospital', 'doctor'],
  range: 'thisYear',
  step: 'month',
  compare: ['lastYear'],
  parts: {
    sums: figures(['payments.amount', 'payments.times', 'newPatients.registered', 'cases.opened'], {
      extremes: 'month',
    }),
    byMonth: chart({ as: 'bars', measures: ['payments.amount'], over: 'step' }),
    running: chart({ as: 'area', measures: ['payments.amount'], over: 'step', cumulative: true }),
    table: table({
      rows: 'step',
      measures: [
        'payments.bills',
        'payments.times',
        'payments.given',
        'payments.amount',
        'payments.received',
        'newPatients.registered',
        'cases.opened',
      ],
      totals: true,
    }),
  },
})
