import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { cases } from '../facts/cases.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'

/** Organisations and doctors side by side, by the same measures. */
export const comparison = report({
  name: 'comparison',
  facts: [payments, newPatients, cases],
  filters: ['hospital', 'doctor'],
  range: 'thisYear',
  step: 'month',
  compare: ['lastYear'],
  parts: {
    sums: figures(['payments.amount', 'payments.times', 'newPatients.registered', 'cases.opened']),
    organisations: table({
      rows: 'measures',
      columns: 'hospital',
      measures: [
        'payments.bills',
        'payments.times',
        'payments.given',
        'payments.amount',
        'newPatients.registered',
        'cases.opened',
      ],
    }),
    amounts: chart({ as: 'bars', measures: ['payments.amount'], over: 'hospital', top: 5 }),
    patients: chart({ as: 'bars', measures: ['newPatients.registered'], over: 'hospital', top: 5 }),
    courses: chart({ as: 'multiples', measures: ['payments.amount'], over: 'step', split: 'hospital' }),
    doctors: table({
      rows: 'doctor',
      measures: ['payments.bills', 'payments.times', 'payments.amount', 'newPatients.registered', 'cases.opened'],
      sort: 'payments.amount',
    }),
  },
})
