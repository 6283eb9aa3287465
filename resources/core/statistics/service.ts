import { choice } from '../types/choice/index.ts'
import { choices } from '../types/choices/index.ts'
import { date } from '../types/date/index.ts'
import { datetime } from '../types/datetime/index.ts'
import { file } from '../types/file/index.ts'
import { flag } from '../types/flag/index.ts'
import { integer } from '../types/integer/index.ts'
import { json } from '../types/json/index.ts'
import { text } from '../types/text/index.ts'
import type { Fields } from '../field.ts'
import { service } from '../resource.ts'
import type { DeclaredCall } from '../action.ts'
import { calendarUnits, comparisons } from './ranges.ts'
import { dimensionsOf, measuresOf } from './read.ts'
import { permissionOfReport } from './report.ts'
import type { AnyReport } from './report.ts'
import { steps } from './steps.ts'

/** Most groups by the largest, and most dimensions that an answer is broken down by. */
export const mostTop = 1000
export const mostDimensions = 2

/** What a report is asked beside its dimensions; none of these is called as one of those. */
export const askedWords = [
  'measures',
  'by',
  'step',
  'from',
  'to',
  'compare',
  'unit',
  'compareFrom',
  'compareTo',
  'totals',
  'top',
  'sort',
  'chosen',
  'format',
  'columns',
  'rows',
  'differences',
  'cumulative',
] as const

/** Values of a dimension as an address spells them: several with commas between them. */
const values = text({ max: 5000 })

/** What a report is asked, as `ReportQuery` spelled in an address: each dimension is a parameter of its own. */
export const askedOf = (report: AnyReport): Fields => ({
  measures: choices(measuresOf(report), { required: true }),
  by: choices(dimensionsOf(report)),
  step: choice(steps),
  from: date(),
  to: date(),
  compare: choices(comparisons),
  unit: choice(calendarUnits),
  compareFrom: date(),
  compareTo: date(),
  totals: flag(),
  top: integer({ min: 1, max: mostTop }),
  sort: choice(measuresOf(report)),
  chosen: choices(dimensionsOf(report)),
  ...Object.fromEntries(dimensionsOf(report).map(name => [name, values])),
})

/** `ReportAnswer`: rows, and what stands beside them. */
const answer = {
  rows: json({ required: true }),
  subtotals: json({ required: true }),
  total: json({ required: true }),
  range: json(),
  comparedRanges: json({ required: true }),
  asOf: datetime({ required: true }),
  left: integer({ required: true }),
}

/** The name of the call that gives a report's table as a file. */
export const exportOf = (report: string): string => `${report}Export`

type ReportCall = DeclaredCall & { readonly on?: never }

const callsOf = (report: AnyReport): [string, ReportCall][] => {
  const asked = askedOf(report)
  return [
    [
      report.name,
      {
        call: `GET api/statistics/${report.name}`,
        permission: permissionOfReport(report),
        report: report.name,
        input: asked,
        output: answer,
      },
    ],
    [
      exportOf(report.name),
      {
        call: `GET api/statistics/${report.name}/export`,
        permission: permissionOfReport(report, 'export'),
        report: report.name,
        input: {
          ...asked,
          format: choice(['csv', 'xlsx']),
          columns: choice([...dimensionsOf(report), 'step']),
          rows: choice(['measures']),
          differences: flag(),
          cumulative: flag(),
        },
        output: { file: file() },
      },
    ],
  ]
}

/** The service that answers reports: one call for each, and one for its table as a file. */
export const reportService = (reports: { readonly [name: string]: AnyReport }) =>
  service<'statistics', { readonly [name: string]: ReportCall }>({
    name: 'statistics',
    calls: Object.fromEntries(Object.values(reports).flatMap(callsOf)),
  })

type Asked = {
  readonly measures: readonly string[]
  readonly filters?: { readonly [dimension: string]: readonly (string | number | boolean)[] | undefined }
}

/** A question as the call takes it: the values of a dimension under its own name. */
export const askReport = ({ filters = {}, ...query }: Asked): Readonly<Record<string, unknown>> => ({
  ...query,
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, given]) =>
      given && given.length > 0 ? [[name, given.map(String).join(',')]] : [],
    ),
  ),
})
