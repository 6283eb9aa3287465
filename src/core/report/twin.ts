import type { Drawing, Series } from './drawing.ts'
import { both } from './pivot.ts'
import type { ReportWords } from './reportWords.ts'
import type { Row, Table } from './tableOf.ts'

/** The numbers of a chart as a table. */
export const twinOf = ({ report, part, rows, series, numbers }: Drawing, words: ReportWords): Table => {
  const places = new Map(series.map((one, at) => [one.key, at]))
  const seriesAt = (key: string): Series => series[places.get(key)!]!
  return {
    report,
    titles: [part.over === 'step' ? words.t('app.report.time') : words.dimension(part.over)],
    columns: series.map(({ key, head, measure, label }) => ({ key, head, measure, label })),
    rows: rows.map((head): Row => ({ key: head.key, heads: [head], measure: undefined })),
    total: undefined,
    cell: (row, column) => {
      const head = row.heads[0]!
      const { measure, compared } = seriesAt(column.key)
      const value = numbers[rows.indexOf(head)]?.[places.get(column.key)!] ?? null
      return {
        measure,
        value,
        row: undefined,
        place: {
          ...both(head, column.head),
          isUpTo: part.cumulative === true,
          ...(compared ? { compared } : {}),
          ...(head.is === 'rest' ? { is: 'rest' as const } : {}),
        },
      }
    },
  }
}
