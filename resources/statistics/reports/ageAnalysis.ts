import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'
import { newPatients } from '../facts/newPatients.ts'
import { payments } from '../facts/payments.ts'
import { trainingDays } from '../facts/trainingDays.ts'

/** Patients, who of them trained, top-ups and the effect of treatment by age and gender. */
export const ageAnalysis = report({
  name: 'ageAnalysis',
  facts: [newPatients, payments, trainingDays, effects],
  filters: ['hospital', 'doctor', 'gender'],
  range: 'thisYear',
  parts: {
    sums: figures([
      'newPatients.all',
      'trainingDays.patients',
      'trainingDays.days',
      'effects.cureRate',
      'effects.helpedRate',
    ]),
    pyramid: chart({ as: 'pyramid', measures: ['newPatients.all'], over: 'age', split: 'gender' }),
    active: chart({ as: 'pyramid', measures: ['trainingDays.patients'], over: 'age', split: 'gender' }),
    trained: chart({ as: 'stackedBars', measures: ['trainingDays.days'], over: 'age', split: 'gender' }),
    bills: chart({ as: 'stackedBars', measures: ['payments.bills'], over: 'age', split: 'gender' }),
    effect: chart({ as: 'stackedBars', measures: ['effects.patients'], over: 'age', split: 'effect' }),
    table: table({
      rows: 'age',
      measures: [
        'trainingDays.patients',
        'trainingDays.days',
        'payments.bills',
        'payments.times',
        'payments.amount',
        'effects.patients',
        'effects.cured',
        'effects.improved',
        'effects.unchanged',
        'effects.notAmblyopic',
        'effects.notComparable',
        'effects.examinedOnce',
        'effects.cureRate',
      ],
      totals: true,
    }),
  },
})
