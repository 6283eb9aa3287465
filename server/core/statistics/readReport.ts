import { comparedDays, endOf, periodsOf, stepsBeside } from '../../../resources/core/statistics/index.ts'
import type { Compared, Range, ReportAnswer, ReportRow } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../execution.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'
import {
  cellKey,
  chosenIn,
  chosenOf,
  declaredOrder,
  fillChosen,
  groupingKey,
  groupingsOf,
  isGivenOrder,
  readCells,
  readingsFor,
  valueIn,
} from './cells.ts'
import type { Cell, Cells } from './cells.ts'
import type { Key } from './dimensionSql.ts'
import { FactReader } from './FactReader.ts'
import { labelsOf } from './labels.ts'
import type { Labels } from './labels.ts'
import type { Grouping } from './Reading.ts'

/** The numbers of a range that the asked one is compared with, and how its steps stand beside each other. */
interface Other {
  readonly name: Compared
  readonly range: Range
  readonly cells: Pick<Cells, 'of'>
  /** The step of the compared range that stands beside one of the asked range. */
  readonly periodOf: ReadonlyMap<string, string>
  readonly beside: ReadonlyMap<string, string>
}

/** Cells of days that were chosen: of more steps than the asked range has, those beside none of them are not read. */
const readFree = async (asked: Asked, range: Range, reader: FactReader, most: number): Promise<Other['cells']> => {
  const { step } = asked
  const last = step === undefined ? undefined : periodsOf(range, step)[most - 1]
  if (step === undefined || last === undefined || endOf(last, step) >= range.to) return readCells(asked, range, reader)
  const whole = await readCells({ ...asked, step: undefined }, range, reader)
  const cut = await readCells(asked, { from: range.from, to: endOf(last, step) }, reader)
  return { of: grouping => (grouping.step ? cut : whole).of(grouping) }
}

const readOther = async (asked: Asked, name: Compared, reader: FactReader): Promise<Other> => {
  const range = comparedDays(asked.range!, name, asked)!
  const periodOf =
    asked.step === undefined ? new Map<string, string>() : stepsBeside(asked.range!, name, asked, asked.step)
  return {
    name,
    range,
    cells: await (name === 'free' ? readFree(asked, range, reader, periodOf.size) : readCells(asked, range, reader)),
    periodOf,
    beside: new Map([...periodOf].map(([own, other]) => [other, own])),
  }
}

const allValues = (asked: Asked, cell: Cell | undefined): Record<string, number | null> =>
  Object.fromEntries(
    asked.measures.map(({ whole, facts, name }) => [
      whole,
      asked.untold.has(facts) ? null : valueIn(cell, facts, name),
    ]),
  )

type Place = Pick<Cell, 'key' | 'period' | 'keys'>

/**
 * The places of a grouping that have something to tell, in any of the ranges. A group whose balances are all nothing,
 * and that had no rows, has not.
 */
const placesOf = (asked: Asked, grouping: Grouping, cells: Cells, compared: readonly Other[]): Place[] => {
  const places = new Map<string, Place>()
  const isAlways = grouping.by.length === 0 || chosenOf(asked, grouping) !== undefined
  const tells = (cell: Cell): boolean =>
    isAlways || cell.isWithin || Object.values(allValues(asked, cell)).some(value => value !== null && value !== 0)
  for (const [key, cell] of cells.of(grouping)) if (tells(cell)) places.set(key, cell)
  for (const { cells: others, beside } of compared) {
    for (const cell of others.of(grouping).values()) {
      const period = cell.period === undefined ? undefined : beside.get(cell.period)
      if ((cell.period !== undefined && period === undefined) || !tells(cell)) continue
      const key = cellKey(period, cell.keys)
      if (!places.has(key)) places.set(key, { key, period, keys: cell.keys })
    }
  }
  return [...places.values()]
}

/** The numbers of another range at a place; of a step that it does not have, nothing is known. */
const valuesBeside = (
  asked: Asked,
  grouping: Grouping,
  { key, period, keys }: Place,
  { cells, periodOf }: Other,
): Record<string, number | null> => {
  if (period === undefined) return allValues(asked, cells.of(grouping).get(key))
  const own = periodOf.get(period)
  return own === undefined
    ? Object.fromEntries(asked.measures.map(({ whole }) => [whole, null]))
    : allValues(asked, cells.of(grouping).get(cellKey(own, keys)))
}

const rowAt = (
  asked: Asked,
  grouping: Grouping,
  place: Place,
  cells: Cells,
  compared: readonly Other[],
  labels: Labels,
): ReportRow => ({
  ...(place.period === undefined ? {} : { period: place.period }),
  keys: place.keys,
  labels: Object.fromEntries(Object.entries(place.keys).map(([name, value]) => [name, labels(name, value)])),
  values: allValues(asked, cells.of(grouping).get(place.key)),
  ...(compared.length === 0
    ? {}
    : {
        compared: Object.fromEntries(compared.map(one => [one.name, valuesBeside(asked, grouping, place, one)])),
      }),
})

/** What groups are called; records of a tree that are meant without what is below them say so. */
const readLabels = async (call: Execution, asked: Asked, met: Readonly<Record<string, Key[]>>): Promise<Labels> => {
  const { host, language } = call
  const labels = await labelsOf(call, factsIn(asked), met)
  return (name, value) =>
    typeof value === 'number' && asked.branches[name]?.alone.includes(value)
      ? host.translate(language, 'app.generator.branch.onlyNamed', { name: labels(name, value) })
      : labels(name, value)
}

const rank = (value: number | null | undefined): number => value ?? -Infinity

/** Nobody can choose none of something. */
const canBeShown = ({ chosen }: Asked, name: string, key: Key): boolean => key !== null || !Object.hasOwn(chosen, name)

/** Numbers by which the groups of a dimension are ordered: those that are told, or of a question of their own. */
const readOrder = (asked: Asked, first: string, cells: Cells, reader: FactReader): Promise<Cells> =>
  asked.sort === undefined || asked.measures.some(({ whole }) => whole === asked.sort!.whole)
    ? Promise.resolve(cells)
    : readCells(
        { ...asked, measures: [asked.sort], by: [first], step: undefined, compare: [], totals: false },
        asked.range,
        reader,
      )

interface Largest {
  readonly kept: ReadonlySet<Key>
  /** How many others there are. */
  readonly left: number
}

/** The largest groups of the first dimension. */
const readLargest = async (asked: Asked, cells: Cells, reader: FactReader): Promise<Largest | undefined> => {
  const [first] = asked.by
  const by = asked.sort ?? asked.measures[0]
  if (asked.top === undefined || first === undefined || by === undefined) return undefined
  const grouping = { step: false, by: [first] }
  const [own, order] = [cells.of(grouping), (await readOrder(asked, first, cells, reader)).of(grouping)]
  const groups = [...new Map([...own, ...order])]
    .map(([place, { keys }]) => ({ place, key: keys[first]! }))
    .filter(({ key }) => canBeShown(asked, first, key))
    .map(({ place, key }) => ({ key, value: rank(valueIn(order.get(place), by.facts, by.name)) }))
  groups.sort((one, other) => other.value - one.value || String(one.key).localeCompare(String(other.key)))
  return {
    kept: new Set(groups.slice(0, asked.top).map(({ key }) => key)),
    left: Math.max(0, groups.length - asked.top),
  }
}

/** The question with the largest as if they had been chosen, where nobody chose which are put side by side. */
const withChosen = (asked: Asked, largest: Largest | undefined): Asked => {
  const [first] = asked.by
  if (!largest || first === undefined || asked.chosen[first]?.length !== 0) return asked
  return { ...asked, chosen: { ...asked.chosen, [first]: [...largest.kept].filter(key => key !== null) } }
}

const numbersOf = ({ values }: ReportRow): Readonly<Record<string, number | null | undefined>> => values

/**
 * Orders rows: by time, then as groups were chosen, or from the largest where these alone are kept and the declaration
 * has no order of them, then by the measure that is asked for, else by the order in which the declaration has its groups,
 * else by their names. "None" comes last.
 */
const inOrder = (
  asked: Asked,
  kept: ReadonlySet<Key> | undefined,
  language: string,
): ((one: ReportRow, other: ReportRow) => number) => {
  const orders = new Map(asked.by.map(name => [name, declaredOrder(asked, name)]))
  const place = (name: string, value: Key): number =>
    value === null ? Infinity : (orders.get(name)?.indexOf(value) ?? 0)
  const given = asked.by.map((name): readonly Key[] | undefined =>
    isGivenOrder(asked, name) ? (chosenIn(asked, name) ?? [...(kept ?? [])]) : undefined,
  )
  const givenPlace = (at: number, { keys }: ReportRow): number =>
    given[at]?.indexOf((keys as Readonly<Record<string, Key>>)[asked.by[at]!] ?? null) ?? 0
  const byLabel = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en', { numeric: true })
  return (one, other) => {
    if (one.period !== other.period) return (one.period ?? '') < (other.period ?? '') ? -1 : 1
    for (const at of asked.by.keys()) {
      const by = givenPlace(at, one) - givenPlace(at, other)
      if (by !== 0) return by
    }
    if (asked.sort) {
      const by = rank(numbersOf(other)[asked.sort.whole]) - rank(numbersOf(one)[asked.sort.whole])
      if (by !== 0 && !Number.isNaN(by)) return by
    }
    for (const name of asked.by) {
      const [mine, theirs] = [place(name, one.keys[name] ?? null), place(name, other.keys[name] ?? null)]
      if (mine !== theirs) return mine - theirs
      const named = byLabel.compare(one.labels[name] ?? '', other.labels[name] ?? '')
      if (named !== 0) return named
    }
    return 0
  }
}

const isRows = ({ step, by }: Asked, grouping: Grouping): boolean =>
  groupingKey(grouping) === groupingKey({ step: step !== undefined, by })
const isTotal = ({ step, by }: Grouping): boolean => !step && by.length === 0

/** The answer to a question. `asOf` is the moment as of which it holds. */
export const readReport = async (
  call: Execution,
  question: Asked,
  asOf: Date,
  reader = new FactReader(call),
): Promise<ReportAnswer> => {
  const cells = await readCells(question, question.range, reader)
  fillChosen(question, cells)
  const top = await readLargest(question, cells, reader)
  const asked = withChosen(question, top)
  fillChosen(asked, cells)
  const compared: Other[] = []
  if (asked.range) for (const name of asked.compare) compared.push(await readOther(asked, name, reader))
  const first = asked.by[0]
  const isKept = ({ keys }: Place): boolean =>
    (top === undefined || first === undefined || !(first in keys) || top.kept.has(keys[first]!)) &&
    Object.keys(keys).every(name => canBeShown(asked, name, keys[name]!))
  const places = groupingsOf(asked).map(grouping => ({
    grouping,
    places: placesOf(asked, grouping, cells, compared).filter(isKept),
  }))
  const met = Object.fromEntries(
    asked.by.map(name => [
      name,
      [...new Set(places.flatMap(one => one.places.flatMap(({ keys }) => (name in keys ? [keys[name]!] : []))))],
    ]),
  )
  const labels = await readLabels(call, asked, met)
  const rows = (wanted: (grouping: Grouping) => boolean): ReportRow[] =>
    places
      .filter(({ grouping }) => wanted(grouping))
      .flatMap(one =>
        one.places
          .map(place => rowAt(asked, one.grouping, place, cells, compared, labels))
          .sort(inOrder(asked, top?.kept, call.language)),
      )
  const total = { step: false, by: [] }
  return {
    rows: rows(grouping => isRows(asked, grouping)),
    subtotals: asked.totals ? rows(grouping => !isRows(asked, grouping) && !isTotal(grouping)) : [],
    total: rowAt(asked, total, { key: cellKey(undefined, {}), period: undefined, keys: {} }, cells, compared, labels),
    range: asked.range,
    comparedRanges: Object.fromEntries(compared.map(({ name, range }) => [name, range])),
    asOf: asOf.toISOString(),
    left: top?.left ?? 0,
  }
}

/** The answer to one of several questions, or why there is none. */
export type Settled = PromiseSettledResult<ReportAnswer>

/** The answer, or else throws why there is none. */
export const answerIn = (settled: Settled | undefined): ReportAnswer => {
  if (settled?.status === 'fulfilled') return settled.value
  throw settled === undefined ? new TypeError('there is no such question') : settled.reason
}

/** The answers to several questions, in their order, of one state of the database. */
export const readReports = async (
  call: Execution,
  questions: readonly Asked[],
  asOf: Date,
): Promise<readonly Settled[]> => {
  const reader = new FactReader(call)
  await reader.readAhead(readingsFor(questions, reader))
  return Promise.allSettled(questions.map(one => readReport(call, one, asOf, reader)))
}
