import { figures, report, table } from '../../core/statistics/index.ts'
import { reexaminations as facts } from '../facts/reexaminations.ts'
import { reexamination } from '../reexamination.ts'

const open = ['reexaminations.due', 'reexaminations.overdue'] as const
const done = ['reexaminations.inTime', 'reexaminations.late', 'reexaminations.inTimeRate'] as const
/** Whole rows: the share beside what it is a share of. */
const measures = [...open, 'reexaminations.done', ...done] as const

/** How it stands with re-examinations, above their list. */
export const reexaminations = report({
  name: 'reexaminations',
  list: reexamination,
  facts: [facts],
  filters: ['hospital', 'doctor', 'nurse', 'trainer'],
  range: 'now',
  parts: {
    sums: figures([...open, ...done]),
    byHospital: table({ rows: 'hospital', measures, totals: true, sort: 'reexaminations.overdue' }),
    byDoctor: table({ rows: 'doctor', measures, totals: true, sort: 'reexaminations.overdue' }),
  },
})
