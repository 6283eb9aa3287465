import type { AnyReport, Part, ReportRow } from '../../../resources/core/statistics/index.ts'
import { namedMeasure, withoutRows } from '../../../resources/core/statistics/declared.ts'
import { dimensionsOf, sideOf } from '../../../resources/core/statistics/partQuery.ts'
import { both, finder, headsOf, total, valuesOf } from './pivot.ts'
import type { Asked, Head, Side } from './pivot.ts'
import type { Place } from './useWays.ts'

export type TablePart = Part & { readonly part: 'table' }

/** A column of numbers: of a group, of a measure. */
export interface Column {
  readonly key: string
  readonly head: Head
  /** None where each row is of another one. */
  readonly measure: string | undefined
  readonly label: string
  /** Its numbers are told by how much they differ from this one's. */
  readonly base?: Column
}

export interface Row {
  readonly key: string
  /** What stands before its numbers; two where groups stand within each other. */
  readonly heads: readonly Head[]
  readonly measure: string | undefined
}

/** What a cell says, and what it is compared with. */
export interface Cell {
  readonly measure: string
  readonly place: Omit<Place, 'measure'>
  readonly value: number | null
  readonly row: ReportRow | undefined
}

export interface Table {
  readonly report: AnyReport
  /** Titles of what stands before the numbers. */
  readonly titles: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** The row of totals. */
  readonly total: Row | undefined
  cell(row: Row, column: Column): Cell
}

const merged = (heads: readonly Head[]): Pick<Head, 'keys' | 'period'> =>
  heads.reduce<Pick<Head, 'keys' | 'period'>>((one, other) => both(one as Head, other), { keys: {} })

const titleOf = ({ words, step }: Asked, side: string): string =>
  side === 'step'
    ? words.t(`app.report.steps.${step}`)
    : side === 'measures'
      ? words.t('app.report.measure')
      : words.dimension(side)

const nested = (
  asked: Asked,
  sides: readonly string[],
  has: (place: Pick<Head, 'keys' | 'period'>) => boolean,
): Row[] => {
  const [outer, inner] = sides.map(side => headsOf(asked, side))
  return (outer ?? []).flatMap(one =>
    (inner ?? [])
      .filter(other => has(both(one, other)))
      .map((other): Row => ({ key: `${one.key} ${other.key}`, heads: [one, other], measure: undefined })),
  )
}

/** Each column with the first one of its measure, from which it differs. */
const withBases = (columns: readonly Column[]): readonly Column[] =>
  columns.map(column => {
    const base = columns.find(({ measure }) => measure === column.measure)
    return base && base !== column && column.head.is !== 'total' ? { ...column, base } : column
  })

/** The table that a part makes of its answer. */
export const tableOf = (asked: Asked, part: TablePart): Table => {
  const { report, words } = asked
  const find = finder(asked, dimensionsOf(part))
  const all = total(words)
  const side = sideOf(report, part)
  const heads = (one: Side): Head[] => headsOf(asked, one, one !== undefined && one === side)
  const groups = [...heads(part.columns as Side), ...(part.totals && part.columns !== undefined ? [all] : [])]
  const areRows = part.rows === 'measures'
  const columns = groups.flatMap((head): Column[] =>
    areRows
      ? [
          {
            key: head.key,
            head,
            measure: undefined,
            label: part.columns === undefined ? words.t('app.report.value') : head.label,
          },
        ]
      : part.measures.map(measure => ({
          key: `${head.key} ${measure}`,
          head,
          measure,
          label: part.columns === undefined || part.measures.length > 1 ? words.measure(measure).name : head.label,
        })),
  )
  const sides = [part.rows].flat()
  const rows: Row[] = areRows
    ? part.measures.map(measure => ({ key: measure, heads: [{ ...all, label: words.measure(measure).name }], measure }))
    : sides.length === 2
      ? nested(
          asked,
          sides,
          place => find(place) !== undefined || groups.some(group => find(both(place as Head, group)) !== undefined),
        )
      : heads(sides[0] as Side).map(head => ({ key: head.key, heads: [head], measure: undefined }))
  const cell = (row: Row, column: Column): Cell => {
    const measure = row.measure ?? column.measure ?? part.measures[0]!
    const place = both(merged(row.heads) as Head, column.head)
    const found = find(place)
    return {
      measure,
      place,
      row: found,
      value: valuesOf(found)[measure] ?? (found ? null : withoutRows(namedMeasure(report, measure))),
    }
  }
  const table: Table = {
    report,
    titles: sides.map(side => titleOf(asked, side)),
    columns: part.differences ? withBases(columns) : columns,
    rows,
    cell,
    total:
      part.totals && !areRows
        ? {
            key: 'total',
            heads: sides.map((_, at) => (at === 0 ? all : { ...all, label: '', short: '' })),
            measure: undefined,
          }
        : undefined,
  }
  const sort = part.sort
  // Names and records are ranked where the report says by what.
  const column = sort === undefined ? undefined : columns.findLast(one => one.measure === sort)
  return column && sides.length === 1 && sides[0] !== 'step' ? { ...table, rows: sorted(table, column, 'desc') } : table
}

/** The rows by the numbers of a column; within their group where they stand in one, and what has no number last. */
export const sorted = ({ rows, cell }: Table, column: Column, direction: 'asc' | 'desc'): Row[] => {
  const values = new Map(rows.map(row => [row, cell(row, column).value]))
  const sign = direction === 'asc' ? 1 : -1
  const groups = new Map<string, number>()
  for (const { heads } of rows)
    if (heads.length > 1 && !groups.has(heads[0]!.key)) groups.set(heads[0]!.key, groups.size)
  const groupOf = ({ heads }: Row): number => groups.get(heads[0]!.key) ?? 0
  return [...rows].sort((a, b) => {
    const [one, other] = [values.get(a)!, values.get(b)!]
    if (groupOf(a) !== groupOf(b)) return groupOf(a) - groupOf(b)
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}
