import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { cases } from '../facts/cases.ts'
import { effects } from '../facts/effects.ts'
import { examinations } from '../facts/examinations.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'

/** The whole at a glance: patients, money, clinic, and what treatment did. */
export const overview = report({
  name: 'overview',
  facts: [newPatients, payments, cases, examinations, effects],
  filters: ['hospital', 'doctor'],
  range: 'thisYear',
  step: 'month',
  compare: ['lastYear'],
  parts: {
    people: figures(['newPatients.registered', 'newPatients.all', 'cases.opened', 'examinations.examinations']),
    money: figures(['payments.times', 'payments.given', 'payments.amount', 'payments.owed']),
    effect: figures(['effects.compared', 'effects.cureRate', 'effects.helpedRate']),
    sold: chart({ as: 'bars', measures: ['payments.amount'], over: 'step' }),
    patients: chart({ as: 'line', measures: ['newPatients.registered'], over: 'step' }),
    ranking: table({ rows: 'hospital', measures: ['newPatients.registered', 'cases.opened', 'payments.times', 'payments.amount'], totals: true, sort: 'payments.amount' }),
  },
})
