import type { Message } from '../message.ts'
import { message } from '../message.ts'
import { comparisons, firstYear, quickRange, quickRanges, rangeErrors, steps, suitingStep, yearRange } from './index.ts'
import type { AnyReport, Comparison, QuickRange, Range, Step } from './index.ts'

/**
 * A range as it is chosen: a quick one, a whole year, or free days. What is chosen moves with the day, free days do
 * not.
 */
export type RangeChoice = QuickRange | number | 'free'

/** What a report's page shows, as its address says it. */
export interface View {
  readonly choice: RangeChoice
  /** None where the facts are as they are now. */
  readonly range: Range | undefined
  readonly step: Step
  /** Whether somebody chose the step; else it is the one that suits. */
  readonly isStepChosen: boolean
  readonly compare: readonly Comparison[]
  /** Values by dimension, as lists are filtered by them. */
  readonly filters: Readonly<Record<string, readonly string[]>>
}

export interface Reading {
  readonly view: View
  /** What is wrong with the address, by parameter. */
  readonly errors: Readonly<Record<string, Message>>
}

/** What of a report its address depends on; a page of other numbers may say the same of itself. */
export type Viewed = Pick<AnyReport, 'range' | 'step' | 'compare' | 'filters'>

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name)

const noRange = 'now'

/** Parameters that every report has; a dimension never goes by one of these names. */
export const parameters = ['range', 'from', 'to', 'step', 'compare', 'only'] as const

/** All that the address of a report may say, by name. */
export const parametersOf = (report: Pick<Viewed, 'filters'>): readonly string[] => [...parameters, ...report.filters]

interface ChosenRange {
  readonly choice: RangeChoice
  readonly range: Range | undefined
  readonly errors: Readonly<Record<string, Message>>
}

const readRange = (report: Viewed, search: URLSearchParams, today: string): ChosenRange => {
  const [named, from, to] = ['range', 'from', 'to'].map(name => search.get(name) ?? undefined)
  const usual: ChosenRange =
    report.range === noRange
      ? { choice: 'free', range: undefined, errors: {} }
      : { choice: report.range, range: quickRange(report.range, today), errors: {} }
  if (report.range === noRange) return usual
  if (from !== undefined || to !== undefined) {
    const errors = rangeErrors({ from, to })
    return Object.keys(errors).length > 0
      ? { ...usual, errors }
      : { choice: 'free', range: { from: from!, to: to! }, errors }
  }
  if (named === undefined) return usual
  if (isOneOf(quickRanges, named)) return { choice: named, range: quickRange(named, today), errors: {} }
  const year = /^\d{4}$/.test(named) ? Number(named) : NaN
  if (year >= firstYear && year <= Number(today.slice(0, 4)))
    return { choice: year, range: yearRange(year, today), errors: {} }
  return { ...usual, errors: { range: message('choice') } }
}

const readStep = (
  report: Viewed,
  search: URLSearchParams,
  range: Range | undefined,
): { readonly step: Step; readonly isStepChosen: boolean; readonly errors: Readonly<Record<string, Message>> } => {
  const named = search.get('step')
  const suiting = range ? suitingStep(range) : 'day'
  // The step that a report begins with goes with the range that it begins with.
  const usual =
    report.step &&
    range &&
    Object.keys(rangeErrors({ ...range, step: report.step })).length === 0 &&
    !['range', 'from', 'to'].some(name => search.has(name))
      ? report.step
      : suiting
  if (named === null) return { step: usual, isStepChosen: false, errors: {} }
  if (!isOneOf(steps, named)) return { step: usual, isStepChosen: false, errors: { step: message('choice') } }
  const errors = range ? rangeErrors({ ...range, step: named }) : {}
  return Object.keys(errors).length > 0
    ? { step: usual, isStepChosen: false, errors }
    : { step: named, isStepChosen: true, errors: {} }
}

const readCompare = (
  report: Viewed,
  search: URLSearchParams,
): { readonly compare: readonly Comparison[]; readonly errors: Readonly<Record<string, Message>> } => {
  const named = search.get('compare')
  if (named === null) return { compare: report.compare ?? [], errors: {} }
  const wanted = named.split(',').filter(one => one !== '' && one !== 'none')
  const unknown = wanted.find(one => !isOneOf(comparisons, one))
  if (unknown !== undefined) return { compare: report.compare ?? [], errors: { compare: message('choice') } }
  return { compare: comparisons.filter(one => wanted.includes(one)), errors: {} }
}

/** Reads what a report's address asks for; what is wrong in it is told, and what is usual stands for it. */
export const readAddress = (report: Viewed, search: URLSearchParams, today: string): Reading => {
  const { choice, range, errors: wrongRange } = readRange(report, search, today)
  const { step, isStepChosen, errors: wrongStep } = readStep(report, search, range)
  const { compare, errors: wrongComparison } = readCompare(report, search)
  const filters = Object.fromEntries(
    report.filters.flatMap(name => {
      const values = (search.get(name) ?? '').split(',').filter(value => value !== '')
      return values.length > 0 ? [[name, values] as const] : []
    }),
  )
  const known = new Set(parametersOf(report))
  const unknown = [...search.keys()].filter(name => !known.has(name)).map(name => [name, message('unknown')] as const)
  return {
    view: { choice, range, step, isStepChosen, compare, filters },
    errors: { ...wrongRange, ...wrongStep, ...wrongComparison, ...Object.fromEntries(unknown) },
  }
}

const set = (search: URLSearchParams, name: string, value: string | undefined): void => {
  if (value === undefined || value === '') search.delete(name)
  else search.set(name, value)
}

export interface Change {
  readonly choice?: Exclude<RangeChoice, 'free'>
  readonly range?: Range
  readonly step?: Step | undefined
  readonly compare?: readonly Comparison[]
  readonly filters?: Readonly<Record<string, unknown>>
}

/** The address that says what was changed; what a report begins with need not be said. */
export const changed = (report: Viewed, before: URLSearchParams, change: Change): URLSearchParams => {
  const search = new URLSearchParams(before)
  if (change.choice !== undefined) {
    for (const name of ['from', 'to', 'step']) search.delete(name)
    set(search, 'range', change.choice === report.range ? undefined : String(change.choice))
  }
  if (change.range) {
    for (const name of ['range', 'step']) search.delete(name)
    set(search, 'from', change.range.from)
    set(search, 'to', change.range.to)
  }
  if ('step' in change) set(search, 'step', change.step)
  if (change.compare) {
    const usual = report.compare ?? []
    const isUsual = usual.length === change.compare.length && usual.every(one => change.compare!.includes(one))
    set(search, 'compare', isUsual ? undefined : change.compare.join(',') || 'none')
  }
  if (change.filters)
    for (const name of report.filters) set(search, name, [change.filters[name] ?? []].flat().map(String).join(','))
  return search
}
