import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { balances } from '../facts/balances.ts'
import { cases } from '../facts/cases.ts'
import { effects } from '../facts/effects.ts'
import { examinations } from '../facts/examinations.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'
import { trainingDays } from '../facts/trainingDays.ts'

/** The whole at a glance: patients, money, clinic, and what treatment did. */
export const overview = report({
  name: 'overview',
  facts: [newPatients, payments, balances, trainingDays, cases, examinations, effects],
  filters: ['hospital'],
  range: 'thisYear',
  step: 'month',
  compare: ['lastYear'],
  parts: {
    today: figures(['trainingDays.patients', 'trainingDays.days', 'newPatients.registered', 'payments.amount'], {
      range: 'today',
    }),
    month: figures(['trainingDays.patients', 'trainingDays.days', 'newPatients.registered', 'payments.amount'], {
      range: 'thisMonth',
    }),
    people: figures(['newPatients.registered', 'newPatients.all', 'cases.opened', 'examinations.examinations']),
    money: figures([
      'payments.amount',
      'payments.received',
      'payments.refunded',
      'payments.owed',
      'balances.liability',
    ]),
    times: figures([
      'payments.times',
      'payments.given',
      'trainingDays.consumed',
      'payments.refundedTimes',
      'trainingDays.owed',
    ]),
    training: figures(['trainingDays.patients', 'trainingDays.days', 'balances.left']),
    effect: figures(['effects.compared', 'effects.cureRate', 'effects.helpedRate']),
    sold: chart({ as: 'bars', measures: ['payments.amount'], over: 'step' }),
    trained: chart({ as: 'bars', measures: ['trainingDays.days'], over: 'step' }),
    patients: chart({ as: 'line', measures: ['newPatients.registered'], over: 'step' }),
    ranking: table({
      rows: 'hospital',
      measures: ['newPatients.registered', 'cases.opened', 'trainingDays.days', 'payments.times', 'payments.amount'],
      totals: true,
      sort: 'payments.amount',
    }),
  },
})
