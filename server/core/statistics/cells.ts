import { comparedDays, dimensionOf, periodsOf, valuesOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Range } from '../../../resources/core/statistics/index.ts'
import { remembered } from '../../../resources/core/remembered.ts'
import { message } from '../../../resources/core/message.ts'
import { invalid } from '../errors/problem.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'
import type { Key } from './dimensionSql.ts'
import { evaluate } from './evaluate.ts'
import type { FactReader } from './FactReader.ts'
import { basesAsked, mostRows } from './readFacts.ts'
import type { Group } from './readFacts.ts'
import type { Grouping, Reading } from './Reading.ts'

/** One group of an answer: what it is told by, and what the rows of each facts came to in it. */
export interface Cell {
  /** What tells it from all others of its grouping. */
  readonly key: string
  readonly grouping: Grouping
  readonly period: string | undefined
  readonly keys: Readonly<Record<string, Key>>
  readonly numbers: Map<AnyFacts, { within: Record<string, number | null>; upTo: Record<string, number | null> }>
  /** Rows within the range are in it, rather than only before. */
  isWithin: boolean
}

export const groupingKey = remembered(({ step, by }: Grouping): string => JSON.stringify([step, ...by]))

/** What was chosen of a dimension; undefined where nothing was. */
export const chosenIn = ({ chosen }: Pick<Asked, 'chosen'>, name: string): readonly Key[] | undefined =>
  Object.hasOwn(chosen, name) && chosen[name]!.length > 0 ? chosen[name] : undefined

/** The order in which the declaration has the groups of a dimension; undefined where it has none of them. */
export const declaredOrder = (asked: Pick<Asked, 'measures' | 'sort'>, name: string): readonly Key[] | undefined =>
  factsIn(asked)
    .map(facts => valuesOf(facts, dimensionOf(facts, name)!))
    .find(values => values !== undefined)

/** Whether the groups of a dimension are in no order of their own: as they were chosen, or from the largest. */
export const isGivenOrder = (asked: Asked, name: string): boolean =>
  chosenIn(asked, name) !== undefined ||
  (asked.top !== undefined &&
    asked.by[0] === name &&
    (Object.hasOwn(asked.chosen, name) || declaredOrder(asked, name) === undefined))

/** The values that a grouping has with rows or without; undefined where its rows decide. */
export const chosenOf = ({ chosen }: Pick<Asked, 'chosen'>, { by }: Grouping): readonly Key[] | undefined =>
  by.length === 1 ? chosenIn({ chosen }, by[0]!) : undefined

/** What tells a cell from all others of its grouping. */
export const cellKey = (period: string | undefined, keys: Readonly<Record<string, Key>>): string =>
  JSON.stringify([period ?? null, ...Object.values(keys)])

/** Most numbers of one answer, of all the ranges that it compares: what a host writes and a page reads in a moment. */
const mostNumbers = 200_000

/**
 * All cells of an answer, by grouping and then by key. Balances stand in each step, so that there may be many more of
 * them than groups were read.
 */
export class Cells {
  readonly #groupings = new Map<string, Map<string, Cell>>()
  readonly #most: number
  #count = 0

  constructor({ measures, compare }: Pick<Asked, 'measures' | 'compare'>) {
    this.#most = Math.min(mostRows, Math.floor(mostNumbers / (measures.length * (1 + compare.length))))
  }

  of(grouping: Grouping): ReadonlyMap<string, Cell> {
    return this.#groupings.get(groupingKey(grouping)) ?? new Map<string, Cell>()
  }

  /** Throws 400 where there are more than an answer holds. */
  at(grouping: Grouping, period: string | undefined, keys: Readonly<Record<string, Key>>): Cell {
    const cells = this.#groupings.get(groupingKey(grouping)) ?? new Map<string, Cell>()
    this.#groupings.set(groupingKey(grouping), cells)
    const key = cellKey(period, keys)
    const known = cells.get(key)
    if (known) return known
    if (this.#count >= this.#most)
      throw invalid({ [grouping.by.length > 0 ? 'by' : 'step']: message('mostGroups', { max: this.#most }) })
    this.#count += 1
    const cell: Cell = { key, grouping, period, keys, numbers: new Map(), isWithin: false }
    cells.set(key, cell)
    return cell
  }

  add(facts: AnyFacts, cell: Cell, into: 'within' | 'upTo', numbers: Readonly<Record<string, number | null>>): void {
    const own = cell.numbers.get(facts) ?? { within: {}, upTo: {} }
    cell.numbers.set(facts, own)
    Object.assign(own[into], numbers)
    if (into === 'within') cell.isWithin = true
  }
}

const nothing = { within: {}, upTo: {} }

/** A measure in a cell. */
export const valueIn = (cell: Cell | undefined, facts: AnyFacts, name: string): number | null =>
  evaluate(facts, name, cell?.numbers.get(facts) ?? nothing)

/** The groupings of an answer: of its rows, of all, and the totals or the order that are asked for. */
export const groupingsOf = ({
  step,
  by,
  totals,
  top,
}: Pick<Asked, 'step' | 'by' | 'totals' | 'top'>): readonly Grouping[] => {
  const subsets = by.reduce<readonly (readonly string[])[]>(
    (made, name) => [...made, ...made.map(one => [...one, name])],
    [[]],
  )
  const steps = step === undefined ? [false] : [true, false]
  const all = steps.flatMap(one => subsets.map(names => ({ step: one, by: names })))
  if (totals) return all
  const wanted = new Set([
    groupingKey({ step: step !== undefined, by }),
    groupingKey({ step: false, by: [] }),
    ...(top === undefined ? [] : [groupingKey({ step: false, by: by.slice(0, 1) })]),
  ])
  return all.filter(grouping => wanted.has(groupingKey(grouping)))
}

const sumUp = (
  so: Readonly<Record<string, number | null>>,
  more: Readonly<Record<string, number | null>>,
): Record<string, number | null> =>
  Object.fromEntries(Object.keys({ ...so, ...more }).map(name => [name, (so[name] ?? 0) + (more[name] ?? 0)]))

/**
 * What stood at the end of each step is what stood before it and what came to it; a step without rows stands where the
 * one before it did.
 */
const addBalances = (
  cells: Cells,
  facts: AnyFacts,
  groups: readonly Group[],
  periods: readonly string[],
  wanted: ReadonlySet<string>,
): void => {
  const courses = new Map<
    string,
    { readonly grouping: Grouping; readonly keys: Group['keys']; readonly moves: Map<string | null, Group['numbers']> }
  >()
  for (const { grouping, keys, period, numbers } of groups) {
    const key = JSON.stringify([grouping.by, cellKey(undefined, keys)])
    const course = courses.get(key) ?? { grouping, keys, moves: new Map<string | null, Group['numbers']>() }
    courses.set(key, course)
    course.moves.set(period, { ...course.moves.get(period), ...numbers })
  }
  for (const {
    grouping: { by },
    keys,
    moves,
  } of courses.values()) {
    let stands: Record<string, number | null> = { ...moves.get(null) }
    for (const period of periods) {
      stands = sumUp(stands, moves.get(period) ?? {})
      if (wanted.has(groupingKey({ step: true, by })))
        cells.add(facts, cells.at({ step: true, by }, period, keys), 'upTo', stands)
    }
    if (wanted.has(groupingKey({ step: false, by })))
      cells.add(facts, cells.at({ step: false, by }, undefined, keys), 'upTo', stands)
  }
}

const eachOnce = (groupings: readonly Grouping[]): readonly Grouping[] => [
  ...new Map(groupings.map(one => [groupingKey(one), one])).values(),
]

interface CellReading {
  readonly into: 'within' | 'upTo'
  readonly reading: Reading
}

/** What is read for a question, over one range. */
const cellReadings = (asked: Asked, range: Range | null, { states }: FactReader): readonly CellReading[] => {
  const { by, step, filters, branches } = asked
  const groupings = groupingsOf(asked)
  const course = eachOnce(groupings.map(grouping => ({ ...grouping, step: step !== undefined })))
  return factsIn(asked)
    .filter(one => !asked.untold.has(one))
    .flatMap((facts): readonly CellReading[] => {
      const names = asked.measures.filter(one => one.facts === facts).map(({ name }) => name)
      const { within, upTo } = basesAsked(facts, names)
      const reading = { facts, by, step, range, filters, branches, states }
      return [
        ...(within.length > 0 ? [{ into: 'within', reading: { ...reading, bases: within, groupings } } as const] : []),
        ...(upTo.length > 0
          ? [{ into: 'upTo', reading: { ...reading, bases: upTo, groupings: course, isBalance: true } } as const]
          : []),
      ]
    })
}

/** What several questions will read, over their own ranges and those beside them that are no choice of days. */
export const readingsFor = (questions: readonly Asked[], reader: FactReader): readonly Reading[] =>
  questions.flatMap(asked =>
    [
      asked.range,
      ...(asked.range === null
        ? []
        : asked.compare.filter(name => name !== 'free').map(name => comparedDays(asked.range!, name, asked)!)),
    ].flatMap(range => cellReadings(asked, range, reader).map(({ reading }) => reading)),
  )

/** Reads what a question asks for, over one range. */
export const readCells = async (asked: Asked, range: Range | null, reader: FactReader): Promise<Cells> => {
  const cells = new Cells(asked)
  const { by, step } = asked
  const periods = step === undefined || range === null ? [] : periodsOf(range, step)
  const wanted = new Set(groupingsOf(asked).map(groupingKey))
  for (const { into, reading } of cellReadings(asked, range, reader)) {
    const groups = await reader.read(reading)
    if (into === 'upTo') addBalances(cells, reading.facts, groups, periods, wanted)
    else
      for (const { grouping, period, keys, numbers } of groups)
        cells.add(reading.facts, cells.at(grouping, period ?? undefined, keys), 'within', numbers)
  }
  // A course of time has all its steps, with rows or without.
  if (by.length === 0) for (const period of periods) cells.at({ step: true, by: [] }, period, {})
  return cells
}

/** What was chosen is there in each step of the range, with rows or without. */
export const fillChosen = (asked: Asked, cells: Cells): void => {
  const { step, range } = asked
  const periods = step === undefined || range === null ? [] : periodsOf(range, step)
  for (const grouping of groupingsOf(asked))
    for (const value of chosenOf(asked, grouping) ?? [])
      for (const period of grouping.step ? periods : [undefined])
        cells.at(grouping, period, { [grouping.by[0]!]: value })
}
