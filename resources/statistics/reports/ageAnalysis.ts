import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'
import { payments } from '../facts/payments.ts'

/** Top-ups and the effect of treatment by age and gender. */
export const ageAnalysis = report({
  name: 'ageAnalysis',
  facts: [payments, effects],
  filters: ['hospital', 'doctor', 'gender'],
  range: 'thisYear',
  parts: {
    sums: figures(['effects.patients', 'effects.cureRate', 'effects.helpedRate']),
    pyramid: chart({ as: 'pyramid', measures: ['payments.bills'], over: 'age', split: 'gender' }),
    effect: chart({ as: 'stackedBars', measures: ['effects.patients'], over: 'age', split: 'effect' }),
    table: table({ rows: 'age', measures: ['payments.bills', 'payments.times', 'payments.amount', 'effects.patients', 'effects.cured', 'effects.improved', 'effects.unchanged', 'effects.cureRate'], totals: true }),
  },
})
