import { addsUp } from '../../../resources/core/statistics/index.ts'
import type { AnyReport, Compared, Part } from '../../../resources/core/statistics/index.ts'
import { unitOf } from '../../../resources/core/statistics/units.ts'
import { isOrdered, namedMeasure, withoutRows } from '../../../resources/core/statistics/declared.ts'
import { dimensionsOf, mostGroups, sideOf } from '../../../resources/core/statistics/partQuery.ts'
import { both, finder, gapless, headsOf, total, valuesOf } from './pivot.ts'
import type { Asked, Head } from './pivot.ts'

export type ChartPart = Part & { readonly part: 'chart' }

/** Numbers that belong together: a line, a layer, a side. */
export interface Series {
  readonly key: string
  readonly label: string
  readonly measure: string
  readonly head: Head
  /** Which of the two axes its unit has. */
  readonly axis: 0 | 1
  /** It is what another one is compared with. */
  readonly compared?: Compared
}

/** What a chart draws, and its table says: numbers of rows by series. */
export interface Drawing {
  readonly report: AnyReport
  readonly part: ChartPart
  readonly rows: readonly Head[]
  readonly series: readonly Series[]
  /** By the places of row and series; null where there is nothing to tell. */
  readonly numbers: readonly (readonly (number | null)[])[]
}

/** Bars of names lie, so that the names can be read. */
export const isLying = ({ report, part }: Pick<Drawing, 'report' | 'part'>): boolean =>
  part.as === 'pyramid' || ((part.as === 'bars' || part.as === 'stackedBars') && !isOrdered(report, part.over))

const columnKinds: readonly string[] = ['bars', 'stackedBars', 'histogram', 'pyramid']

/**
 * Whether numbers are a line: where the part says so, what is compared, and what stands beside bars with an axis of its
 * own, as its height says something else.
 */
export const isLine = ({ report, part, series }: Pick<Drawing, 'report' | 'part' | 'series'>, at: number): boolean => {
  if (part.as === 'ring') return false
  return (
    !columnKinds.includes(part.as) ||
    series[at]?.compared !== undefined ||
    (series[at]?.axis === 1 && !isLying({ report, part }))
  )
}

/** Whether nothing else is filled, so that a pattern would tell it from nothing. */
export const isFilledAlone = (drawing: Drawing): boolean =>
  drawing.series.filter((one, at) => !one.compared && (drawing.part.as === 'area' || !isLine(drawing, at))).length === 1

const axisOf = (report: AnyReport, part: ChartPart, measure: string): 0 | 1 => {
  const unit = (whole: string): string => {
    const { facts, name } = namedMeasure(report, whole)
    return unitOf(facts, name).is
  }
  return unit(measure) === unit(part.measures[0]!) ? 0 : 1
}

const gaplessForms: readonly string[] = ['histogram', 'pyramid', 'heatMap']

/** What stands along a side of a chart. */
const placesOf = (asked: Asked, part: ChartPart, side: string): readonly Head[] => {
  const isChosen = sideOf(asked.report, part) === side
  const heads = headsOf(asked, side, isChosen)
  // Between what is put side by side nothing is missing.
  return gaplessForms.includes(part.as) && !isChosen ? gapless(asked, side, heads) : heads
}

const seriesOf = (asked: Asked, part: ChartPart): Series[] => {
  const { report, words, answer } = asked
  const heads = part.split === undefined ? [total(words)] : placesOf(asked, part, part.split)
  const plain = heads.flatMap(head =>
    part.measures.map((measure): Series => ({
      key: `${measure} ${head.key}`,
      measure,
      head,
      axis: axisOf(report, part, measure),
      label:
        part.split === undefined
          ? words.measure(measure).name
          : part.measures.length === 1
            ? head.label
            : words.t('app.report.series', { group: head.label, measure: words.measure(measure).name }),
    })),
  )
  // One line beside that of the time before can be read, or in small charts one beside the other; several of each cannot.
  const isCompared =
    part.over === 'step' &&
    (part.split === undefined || (part.as === 'multiples' && heads.length === 1)) &&
    part.measures.length === 1 &&
    part.as !== 'stackedBars'
  const compared = isCompared
    ? (Object.keys(answer.comparedRanges) as Compared[]).flatMap(comparison =>
        plain.map((series): Series => ({
          ...series,
          key: `${series.key} ${comparison}`,
          label: words.compared(comparison, answer.comparedRanges),
          compared: comparison,
        })),
      )
    : []
  return [...plain, ...compared]
}

const ranked = <T>(rows: readonly T[], weight: (row: T) => number): T[] => {
  const weights = new Map(rows.map(row => [row, weight(row)]))
  return [...rows].sort((a, b) => weights.get(b)! - weights.get(a)!)
}

/** Running sums over the rows. */
const summedUp = (numbers: readonly (readonly (number | null)[])[]): (number | null)[][] => {
  const sums = (numbers[0] ?? []).map(() => 0)
  return numbers.map(row => row.map((value, at) => (sums[at] = sums[at]! + (value ?? 0))))
}

/** Whether the numbers of groups are parts of that of all. */
export const areParts = (report: AnyReport, whole: string): boolean => {
  const { facts, name } = namedMeasure(report, whole)
  return addsUp(facts, name)
}

/** What a chart part draws of its answer. */
export const drawingOf = (asked: Asked, part: ChartPart): Drawing => {
  const { report, words } = asked
  const find = finder(asked, dimensionsOf(part))
  const number = (row: Head, { measure, head, compared }: Series): number | null => {
    const found = find(both(row, head))
    const values = compared
      ? (found?.compared?.[compared] as Readonly<Record<string, number | null>> | undefined)
      : valuesOf(found)
    return values?.[measure] ?? (found ? null : withoutRows(namedMeasure(report, measure)))
  }
  const allSeries = seriesOf(asked, part)
  const all = placesOf(asked, part, part.over)
  // Each has a chart of its own: the largest are drawn.
  const side = sideOf(report, part)
  const series =
    part.as === 'multiples' && side === undefined
      ? ranked(allSeries, one => all.reduce((sum, row) => sum + Math.abs(number(row, one) ?? 0), 0)).slice(
          0,
          mostGroups(part, true),
        )
      : allSeries
  const weight = (row: Head): number => series.reduce((sum, one) => sum + Math.abs(number(row, one) ?? 0), 0)
  // Points lie from left to right, and keys lead along them so.
  const across = (row: Head): number => -(number(row, series[0]!) ?? Infinity)
  const hasOrder = part.over === side || isOrdered(report, part.over)
  const rows = part.as === 'scatter' ? ranked(all, across) : hasOrder ? all : ranked(all, weight)
  // What is put side by side was cut off by the server.
  const most =
    part.as === 'multiples' || side !== undefined
      ? Infinity
      : (mostGroups(part, !isOrdered(report, part.over)) ?? Infinity)
  const told = gaplessForms.includes(part.as)
    ? rows.filter(row => row.keys[part.over] !== null || weight(row) > 0)
    : rows
  const shown = told.length > most ? (isOrdered(report, part.over) ? ranked(told, weight) : told).slice(0, most) : told
  const numbers = shown.map(row => series.map(one => number(row, one)))
  const hasRest =
    side === undefined &&
    (shown.length < told.length || asked.answer.left > 0) &&
    part.measures.every(whole => areParts(report, whole))
  if (!hasRest) return { report, part, rows: shown, series, numbers: part.cumulative ? summedUp(numbers) : numbers }
  const rest: Head = {
    key: 'rest',
    label: words.t('statistics.other'),
    short: words.t('statistics.other'),
    keys: {},
    is: 'rest',
  }
  const sums = series.map(
    (one, at) => (number(total(words), one) ?? 0) - numbers.reduce((sum, row) => sum + (row[at] ?? 0), 0),
  )
  return { report, part, rows: [...shown, rest], series, numbers: [...numbers, sums] }
}
