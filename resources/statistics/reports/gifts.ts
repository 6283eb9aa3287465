import { chart, figures, largest, report, table } from '../../core/statistics/index.ts'
import { payments } from '../facts/payments.ts'

/** What was given beside what was paid for, by organisation, doctor and month. */
export const gifts = report({
  name: 'gifts',
  facts: [payments],
  filters: ['hospital', 'doctor', 'type'],
  range: 'thisYear',
  step: 'month',
  compare: ['lastYear'],
  parts: {
    sums: figures(['payments.given', 'payments.provided', 'payments.givenOfAll']),
    byMonth: chart({ as: 'bars', measures: ['payments.given', 'payments.givenOfAll'], over: 'step' }),
    byHospital: chart({ as: 'ring', measures: ['payments.given'], over: 'hospital' }),
    table: table({
      rows: ['hospital', 'doctor'],
      measures: ['payments.given', 'payments.times', 'payments.provided', 'payments.givenOfAll'],
      totals: true,
    }),
    largest: largest('payments.given', ['patient', 'hospital', 'doctor', 'day', 'rechargeType', 'times', 'amount']),
  },
})
