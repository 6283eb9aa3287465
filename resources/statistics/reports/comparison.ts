import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { cases } from '../facts/cases.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'

/** Both organisations and doctors are compared by them. */
const measures = [
  'payments.bills',
  'payments.times',
  'payments.given',
  'payments.amount',
  'newPatients.registered',
  'cases.opened',
] as const

const between = { from: 2, to: 5, by: 'payments.amount' } as const

/** Two to five organisations or doctors side by side, or one in two ranges, by the same measures. */
export const comparison = report({
  name: 'comparison',
  facts: [payments, newPatients, cases],
  filters: ['hospital', 'doctor'],
  range: 'thisYear',
  step: 'month',
  compare: ['lastYear'],
  sideBySide: { hospital: between, doctor: between },
  parts: {
    sums: figures(['payments.amount', 'payments.times', 'newPatients.registered', 'cases.opened']),
    organisations: table({
      rows: 'measures',
      columns: 'hospital',
      measures,
      differences: true,
    }),
    courses: chart({ as: 'multiples', measures: ['payments.amount'], over: 'step', split: 'hospital' }),
    patients: chart({ as: 'multiples', measures: ['newPatients.registered'], over: 'step', split: 'hospital' }),
    doctors: table({ rows: 'measures', columns: 'doctor', measures, differences: true }),
    doctorCourses: chart({ as: 'multiples', measures: ['payments.amount'], over: 'step', split: 'doctor' }),
    doctorPatients: chart({ as: 'multiples', measures: ['newPatients.registered'], over: 'step', split: 'doctor' }),
  },
})
