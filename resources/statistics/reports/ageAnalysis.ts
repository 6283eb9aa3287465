import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'
import { payments } from '../facts/payments.ts'
import { trainingDays } from '../facts/trainingDays.ts'

/** Who trained, top-ups and the effect of treatment by age and gender. */
export const ageAnalysis = report({
  name: 'ageAnalysis',
  facts: [payments, trainingDays, effects],
  filters: ['hospital', 'doctor', 'gender'],
  range: 'thisYear',
  parts: {
    sums: figures([
      'trainingDays.patients',
      'trainingDays.days',
      'effects.patients',
      'effects.cureRate',
      'effects.helpedRate',
    ]),
    pyramid: chart({ as: 'pyramid', measures: ['trainingDays.patients'], over: 'age', split: 'gender' }),
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
        'effects.cureRate',
      ],
      totals: true,
    }),
  },
})
