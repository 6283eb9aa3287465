import { addDays } from '../../../domain/calendar.ts'
import { isWhole, periodsOf, valuesOf as valuesIn } from '../../../resources/core/statistics/index.ts'
import type { AnyReport, Range, ReportAnswer, ReportRow, Step } from '../../../resources/core/statistics/index.ts'
import { namedDimension } from '../../../resources/core/statistics/declared.ts'
import type { ReportWords, Scalar } from './reportWords.ts'

/** A row or a column of a table, a place along an axis, or a series: what its numbers are of. */
export interface Head {
  /** Tells it from the others of its kind. */
  readonly key: string
  readonly label: string
  /** The same as short as an axis needs it. */
  readonly short: string
  /** The values of the dimensions that it stands for. */
  readonly keys: Readonly<Record<string, Scalar | null>>
  /** The first day of its step of time. */
  readonly period?: string
  /** Of a step that the range has only a part of, or that has not ended. */
  readonly isPart?: true
  /** Of all, or of what is not among the others. */
  readonly is?: 'total' | 'rest'
}

/** What is to stand along one side: a dimension, the steps of time, or nothing but all at once. */
export type Side = string | 'step' | undefined

export const total = (words: ReportWords): Head => ({
  key: '',
  label: words.t('app.report.total'),
  short: words.t('app.report.total'),
  keys: {},
  is: 'total',
})

/**
 * The order of a dimension's values where it has one of its own: that of groups, options or numbers; undefined where
 * names decide.
 */
const orderOf = (report: AnyReport, name: string): readonly Scalar[] | undefined => {
  const { facts, dimension } = namedDimension(report, name)
  return valuesIn(facts, dimension)
}

const periodHeads = (words: ReportWords, range: Range, step: Step, today: string): Head[] => {
  // Today has not ended, and so has no step that it lies in.
  const over = range.to < today ? range : { ...range, to: addDays(today, -1) }
  return periodsOf(range, step).map(period => ({
    key: period,
    label: words.period(period, step),
    short: words.shortPeriod(period, step),
    keys: {},
    period,
    ...(isWhole(over, period, step) ? {} : { isPart: true as const }),
  }))
}

const compared = (a: number, b: number): number => (a === b ? 0 : a - b)

const dimensionHeads = ({ report, words, answer: { rows } }: Asked, name: string, isInOrder: boolean): Head[] => {
  const order = orderOf(report, name)?.map(String)
  const found = new Map<string, Head>()
  for (const { keys, labels } of rows as readonly {
    keys: Readonly<Record<string, Scalar | null>>
    labels: Readonly<Record<string, string | null>>
  }[]) {
    const value = keys[name]
    if (value === undefined || found.has(String(value))) continue
    const label = words.value(name, value, labels[name])
    found.set(String(value), { key: String(value), label, short: label, keys: { [name]: value } })
  }
  if (isInOrder) return [...found.values()]
  // None stands last, whatever decides.
  const place = ({ keys }: Head): number => (keys[name] === null ? Infinity : (order?.indexOf(String(keys[name])) ?? 0))
  return [...found.values()].sort((a, b) => compared(place(a), place(b)) || a.label.localeCompare(b.label, 'zh'))
}

export interface Asked {
  readonly report: AnyReport
  readonly words: ReportWords
  readonly answer: ReportAnswer
  readonly step: Step
  readonly today: string
}

/** The same with those between them that no row has: where the place says something, a gap is none of nothing. */
export const gapless = (
  { report, words }: Pick<Asked, 'report' | 'words'>,
  side: Side,
  heads: readonly Head[],
): readonly Head[] => {
  const order = side === undefined || side === 'step' ? undefined : orderOf(report, side)
  const places = heads
    .map(({ keys }) => order?.findIndex(value => String(value) === String(keys[side!])) ?? -1)
    .filter(place => place >= 0)
  if (!order || places.length === 0) return heads
  const known = new Map(heads.map(head => [head.key, head]))
  const between = order.slice(Math.min(...places), Math.max(...places) + 1).map((value): Head => {
    const label = words.value(side!, value)
    return known.get(String(value)) ?? { key: String(value), label, short: label, keys: { [side!]: value } }
  })
  return [...between, ...heads.filter(head => !between.includes(head))]
}

/**
 * What stands along a side, in its order; that which has one of its own keeps it, and what the answer has in order that
 * of the answer; of others names decide.
 */
export const headsOf = (asked: Asked, side: Side, isInOrder = false): Head[] => {
  const { words, answer, step, today } = asked
  if (side === undefined) return [total(words)]
  if (side === 'step') return answer.range ? periodHeads(words, answer.range, step, today) : []
  return dimensionHeads(asked, side, isInOrder)
}

const idOf = (
  keys: Readonly<Record<string, unknown>>,
  period: string | undefined,
  dimensions: readonly string[],
): string => JSON.stringify([period ?? '*', ...dimensions.map(name => (keys[name] === undefined ? '*' : [keys[name]]))])

/** Both of what two heads stand for. */
export const both = (one: Head, other: Head): Pick<Head, 'keys' | 'period'> => {
  const period = one.period ?? other.period
  return { keys: { ...one.keys, ...other.keys }, ...(period === undefined ? {} : { period }) }
}

/** Finds the row of an answer for what some head stands for; totals are found by what they leave open. */
export const finder = (
  { answer }: Pick<Asked, 'answer'>,
  dimensions: readonly string[],
): ((place: Pick<Head, 'keys' | 'period'>) => ReportRow | undefined) => {
  const rows = new Map([...answer.rows, ...answer.subtotals].map(row => [idOf(row.keys, row.period, dimensions), row]))
  rows.set(idOf({}, undefined, dimensions), answer.total)
  return ({ keys, period }) => rows.get(idOf(keys, period, dimensions))
}

/** Numbers of a row by the names of measures. */
export const valuesOf = (row: ReportRow | undefined): Readonly<Record<string, number | null | undefined>> =>
  (row?.values ?? {}) as Readonly<Record<string, number | null | undefined>>
