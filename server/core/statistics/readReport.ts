import { comparedDays, dimensionOf, periodsOf, valuesOf } from '../../../resources/core/statistics/index.ts'
import type { Compared, Range, ReportAnswer, ReportRow } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../execution.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'
import { cellKey, chosenIn, chosenOf, groupingKey, groupingsOf, readCells, valueIn } from './cells.ts'
import type { Cell, Cells } from './cells.ts'
import type { Key } from './dimensionSql.ts'
import { KeptStates } from './KeptStates.ts'
import { labelsOf } from './labels.ts'
import type { Labels } from './labels.ts'
import type { Grouping } from './Reading.ts'

/** The numbers of a range that the asked one is compared with, and how its steps stand beside each other. */
interface Other {
  readonly name: Compared
  readonly range: Range
  readonly cells: Cells
  /** The step of the compared range that stands beside one of the asked range. */
  readonly periodOf: ReadonlyMap<string, string | undefined>
  readonly beside: ReadonlyMap<string, string>
}

const readOther = async (call: Execution, asked: Asked, name: Compared, states: KeptStates): Promise<Other> => {
  const range = comparedDays(asked.range!, name, asked)!
  const [own, others] =
    asked.step === undefined ? [[], []] : [periodsOf(asked.range!, asked.step), periodsOf(range, asked.step)]
  return {
    name,
    range,
    cells: await readCells(call, asked, range, states),
    periodOf: new Map(own.map((period, at) => [period, others[at]])),
    beside: new Map(others.slice(0, own.length).map((period, at) => [period, own[at]!])),
  }
}

const allValues = (asked: Asked, cell: Cell | undefined): Record<string, number | null> =>
  Object.fromEntries(
    asked.measures.map(({ whole, facts, name }) => [
      whole,
      asked.untold.has(facts) ? null : valueIn(cell, facts, name),
    ]),
  )

type Place = Pick<Cell, 'period' | 'keys'>

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
      if (!places.has(key)) places.set(key, { period, keys: cell.keys })
    }
  }
  return [...places.values()]
}

/** The numbers of another range at a place; of a step that it does not have, nothing is known. */
const valuesBeside = (
  asked: Asked,
  grouping: Grouping,
  { period, keys }: Place,
  { cells, periodOf }: Other,
): Record<string, number | null> => {
  if (period === undefined) return allValues(asked, cells.of(grouping).get(cellKey(undefined, keys)))
  const own = periodOf.get(period)
  return own === undefined
    ? Object.fromEntries(asked.measures.map(({ whole }) => [whole, null]))
    : allValues(asked, cells.of(grouping).get(cellKey(own, keys)))
}

const rowAt = (
  asked: Asked,
  grouping: Grouping,
  { period, keys }: Place,
  cells: Cells,
  compared: readonly Other[],
  labels: Labels,
): ReportRow => ({
  ...(period === undefined ? {} : { period }),
  keys,
  labels: Object.fromEntries(Object.entries(keys).map(([name, value]) => [name, labels(name, value)])),
  values: allValues(asked, cells.of(grouping).get(cellKey(period, keys))),
  ...(compared.length === 0
    ? {}
    : {
        compared: Object.fromEntries(
          compared.map(one => [one.name, valuesBeside(asked, grouping, { period, keys }, one)]),
        ),
      }),
})

const rank = (value: number | null | undefined): number => value ?? -Infinity

/** Nobody can choose none of something. */
const canBeShown = ({ chosen }: Asked, name: string, key: Key): boolean => key !== null || !Object.hasOwn(chosen, name)

/** The largest groups of the first dimension, and how many others there are. */
const largest = (
  asked: Asked,
  cells: Cells,
): { readonly kept: ReadonlySet<Key>; readonly left: number } | undefined => {
  const [first] = asked.by
  const by = asked.sort ?? asked.measures[0]
  if (asked.top === undefined || first === undefined || by === undefined) return undefined
  const groups = [...cells.of({ step: false, by: [first] }).values()]
    .filter(({ keys }) => canBeShown(asked, first, keys[first]!))
    .map(cell => ({ key: cell.keys[first]!, value: rank(valueIn(cell, by.facts, by.name)) }))
  groups.sort((one, other) => other.value - one.value || String(one.key).localeCompare(String(other.key)))
  return {
    kept: new Set(groups.slice(0, asked.top).map(({ key }) => key)),
    left: Math.max(0, groups.length - asked.top),
  }
}

const numbersOf = ({ values }: ReportRow): Readonly<Record<string, number | null | undefined>> => values

/**
 * Orders rows: by time, then as groups were chosen, or from the largest of those that alone are kept, then by the
 * measure that is asked for, else by the order in which the declaration has its groups, else by their names. "None"
 * comes last.
 */
const inOrder = (
  asked: Asked,
  kept: ReadonlySet<Key> | undefined,
  language: string,
): ((one: ReportRow, other: ReportRow) => number) => {
  const facts = factsIn(asked)
  const orders = new Map(
    asked.by.map(name => [
      name,
      facts.map(one => valuesOf(one, dimensionOf(one, name)!)).find(values => values !== undefined),
    ]),
  )
  const place = (name: string, value: Key): number =>
    value === null ? Infinity : (orders.get(name)?.indexOf(value) ?? 0)
  const given = asked.by.map(
    (name, at): readonly Key[] | undefined => chosenIn(asked, name) ?? (at === 0 && kept ? [...kept] : undefined),
  )
  const givenPlace = (at: number, { keys }: ReportRow): number =>
    given[at]?.indexOf((keys as Readonly<Record<string, Key>>)[asked.by[at]!] ?? null) ?? 0
  const byLabel = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en', { numeric: true })
  return (one, other) => {
    const byTime = (one.period ?? '').localeCompare(other.period ?? '')
    if (byTime !== 0) return byTime
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
export const readReport = async (call: Execution, asked: Asked, asOf: Date): Promise<ReportAnswer> => {
  const states = new KeptStates(call)
  const cells = await readCells(call, asked, asked.range, states)
  const compared: Other[] = []
  if (asked.range) for (const name of asked.compare) compared.push(await readOther(call, asked, name, states))
  const top = largest(asked, cells)
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
  const labels = await labelsOf(call, factsIn(asked), met)
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
    total: rowAt(asked, total, { period: undefined, keys: {} }, cells, compared, labels),
    range: asked.range,
    comparedRanges: Object.fromEntries(compared.map(({ name, range }) => [name, range])),
    asOf: asOf.toISOString(),
    left: top?.left ?? 0,
  }
}
