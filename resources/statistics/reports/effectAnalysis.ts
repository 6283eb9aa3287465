import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'

/** What treatment did, by organisation, doctor, age, kind, level and days of training. */
export const effectAnalysis = report({
  name: 'effectAnalysis',
  facts: [effects],
  filters: ['hospital', 'doctor', 'age', 'gender', 'level', 'amblyopiaType'],
  range: 'thisYear',
  parts: {
    sums: figures(['effects.patients', 'effects.compared', 'effects.cureRate', 'effects.helpedRate']),
    classes: chart({ as: 'ring', measures: ['effects.patients'], over: 'effect' }),
    byTraining: chart({ as: 'stackedBars', measures: ['effects.patients'], over: 'trained', split: 'effect' }),
    byLevel: chart({ as: 'stackedBars', measures: ['effects.patients'], over: 'level', split: 'effect' }),
    byDoctor: table({
      rows: 'doctor',
      measures: [
        'effects.patients',
        'effects.compared',
        'effects.cured',
        'effects.improved',
        'effects.unchanged',
        'effects.cureRate',
        'effects.helpedRate',
      ],
      totals: true,
      sort: 'effects.patients',
    }),
    byHospital: table({ rows: 'hospital', columns: 'effect', measures: ['effects.patients'], totals: true }),
    byType: table({ rows: 'amblyopiaType', columns: 'effect', measures: ['effects.patients'], totals: true }),
  },
})
