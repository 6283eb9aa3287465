import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { effects } from '../facts/effects.ts'

/** Every class, so that they add up to the patients; then the rates, and whom they are of. */
const classes = [
  'effects.patients',
  'effects.cured',
  'effects.improved',
  'effects.unchanged',
  'effects.notAmblyopic',
  'effects.notComparable',
  'effects.examinedOnce',
  'effects.compared',
  'effects.cureRate',
  'effects.helpedRate',
] as const

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
    byHospital: table({ rows: 'hospital', measures: classes, totals: true, sort: 'effects.patients' }),
    byDoctor: table({ rows: 'doctor', measures: classes, totals: true, sort: 'effects.patients' }),
    byAge: table({ rows: 'age', measures: classes, totals: true }),
    byType: table({ rows: 'amblyopiaType', measures: classes, totals: true }),
    ofLevels: table({ rows: 'level', measures: classes, totals: true }),
    ofTraining: table({ rows: 'trained', measures: classes, totals: true }),
  },
})
