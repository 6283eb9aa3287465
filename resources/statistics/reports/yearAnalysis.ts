import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { cases } from '../facts/cases.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'

/** The main measures year by year, with their running total and their best and worst month. */
export const yearAnalysis = report({
  name: 'yearAnalysis',
  facts: [payments, newPatients, cases],
  filters: ['hospital', 'doctor'],
  range: 'allYears',
  step: 'year',
  parts: {
    sums: figures(['payments.amount', 'payments.times', 'newPatients.registered', 'cases.opened'], {
      extremes: 'month',
    }),
    byYear: chart({ as: 'bars', measures: ['payments.amount', 'payments.times'], over: 'step' }),
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
