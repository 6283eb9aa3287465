import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'

/** How the gain is spread, and what training it goes with. */
const gains = [
  'effects.compared',
  'effects.lines',
  'effects.lowerLines',
  'effects.medianLines',
  'effects.upperLines',
  'effects.gain',
  'effects.trainedDays',
] as const

/** How many lines of the chart were gained, and how that goes with training. */
export const effectDifference = report({
  name: 'effectDifference',
  facts: [effects],
  filters: ['hospital', 'doctor', 'age', 'gender', 'level', 'amblyopiaType'],
  range: 'thisYear',
  parts: {
    sums: figures(['effects.medianLines', 'effects.lowerLines', 'effects.upperLines', 'effects.gain']),
    lines: chart({ as: 'histogram', measures: ['effects.compared'], over: 'lines' }),
    training: chart({ as: 'scatter', measures: ['effects.trainedDays', 'effects.lines'], over: 'doctor' }),
    byTraining: chart({ as: 'bars', measures: ['effects.medianLines'], over: 'trained' }),
    table: table({ rows: 'age', measures: gains, totals: true }),
    byHospital: table({ rows: 'hospital', measures: gains, totals: true, sort: 'effects.compared' }),
    byDoctor: table({ rows: 'doctor', measures: gains, totals: true, sort: 'effects.compared' }),
    byType: table({ rows: 'amblyopiaType', measures: gains, totals: true }),
    byLevel: table({ rows: 'level', measures: gains, totals: true }),
    ofTraining: table({ rows: 'trained', measures: gains, totals: true }),
  },
})
