import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'

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
    table: table({
      rows: 'age',
      measures: [
        'effects.compared',
        'effects.lines',
        'effects.lowerLines',
        'effects.medianLines',
        'effects.upperLines',
        'effects.gain',
        'effects.trainedDays',
      ],
      totals: true,
    }),
    byLevel: table({
      rows: 'level',
      measures: ['effects.compared', 'effects.lines', 'effects.medianLines', 'effects.gain', 'effects.trainedDays'],
      totals: true,
    }),
  },
})
