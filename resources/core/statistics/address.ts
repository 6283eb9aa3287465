import type { Message } from '../message.ts'
import { message } from '../message.ts'
import {
  compareErrors,
  comparisons,
  firstYear,
  quickRange,
  quickRanges,
  rangeErrors,
  steps,
  suitingStep,
  yearRange,
} from './index.ts'
import type { AnyReport, Compared, Range, RangeChoice, Step } from './index.ts'

/** What a report's page shows, as its address says it. */
export interface View {
  readonly choice: RangeChoice
  /** None where the facts are as they are now. */
  readonly range: Range | undefined
  readonly step: Step
  /** Whether somebody chose the step; else it is the one that suits. */
  readonly isStepChosen: boolean
  readonly compare: readonly Compared[]
  /** The days of the free one among them. */
  readonly compareRange?: Range
  /** Values by dimension, as lists are filtered by them. */
  readonly filters: Readonly<Record<string, readonly string[]>>
}

export interface Reading {
  readonly view: View
  /** What is wrong with the address, by parameter. */
  readonly errors: Readonly<Record<string, Message>>
}

/** What of a report its address depends on; a page of other numbers may say the same of itself. */
export type Viewed = Pick<AnyReport, 'range' | 'step' | 'compare' | 'filters' | 'sideBySide'>

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name)

const noRange = 'now'

/** Parameters that every report has; a dimension never goes by one of these names. */
export const parameters = ['range', 'from', 'to', 'step', 'compare', 'compareFrom', 'compareTo', 'only'] as const

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

const readComparisons = (report: Viewed, search: URLSearchParams): Pick<View, 'compare'> & Pick<Reading, 'errors'> => {
  const named = search.get('compare')
  if (named === null) return { compare: report.compare ?? [], errors: {} }
  const wanted = named.split(',').filter(one => one !== '' && one !== 'none')
  const unknown = wanted.find(one => !isOneOf(comparisons, one))
  if (unknown !== undefined) return { compare: report.compare ?? [], errors: { compare: message('choice') } }
  return { compare: comparisons.filter(one => wanted.includes(one)), errors: {} }
}

const readCompare = (
  report: Viewed,
  search: URLSearchParams,
  range: Range | undefined,
): Pick<View, 'compare' | 'compareRange'> & Pick<Reading, 'errors'> => {
  const { compare, errors } = readComparisons(report, search)
  const [from, to] = ['compareFrom', 'compareTo'].map(name => search.get(name) ?? undefined)
  const wrong = range === undefined ? {} : compareErrors({ from, to })
  if (range === undefined || from === undefined || to === undefined || Object.keys(wrong).length > 0)
    return { compare, errors: { ...errors, ...wrong } }
  return { compare: [...compare, 'free'], compareRange: { from, to }, errors }
}

const readFilters = (
  report: Viewed,
  search: URLSearchParams,
): Pick<View, 'filters'> & { readonly errors: Readonly<Record<string, Message>> } => {
  const errors: Record<string, Message> = {}
  const filters = Object.fromEntries(
    report.filters.flatMap(name => {
      const values = [...new Set((search.get(name) ?? '').split(',').filter(value => value !== ''))]
      const most = report.sideBySide?.[name]?.to
      if (most === undefined || values.length <= most) return values.length > 0 ? [[name, values] as const] : []
      errors[name] = message('mostEntries', { max: most })
      return []
    }),
  )
  return { filters, errors }
}

/** Reads what a report's address asks for; what is wrong in it is told, and what is usual stands for it. */
export const readAddress = (report: Viewed, search: URLSearchParams, today: string): Reading => {
  const { choice, range, errors: wrongRange } = readRange(report, search, today)
  const { step, isStepChosen, errors: wrongStep } = readStep(report, search, range)
  const { errors: wrongComparison, ...compared } = readCompare(report, search, range)
  const { filters, errors: wrongFilters } = readFilters(report, search)
  const known = new Set(parametersOf(report))
  const unknown = [...search.keys()].filter(name => !known.has(name)).map(name => [name, message('unknown')] as const)
  return {
    view: { choice, range, step, isStepChosen, ...compared, filters },
    errors: { ...wrongRange, ...wrongStep, ...wrongComparison, ...wrongFilters, ...Object.fromEntries(unknown) },
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
  /** Without the free one, its days are no more either. */
  readonly compare?: readonly Compared[]
  readonly compareRange?: Range
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
    const named = change.compare.filter(one => one !== 'free')
    const isUsual = usual.length === named.length && usual.every(one => named.includes(one))
    set(search, 'compare', isUsual ? undefined : named.join(',') || 'none')
    if (!change.compare.includes('free')) for (const name of ['compareFrom', 'compareTo']) search.delete(name)
  }
  if (change.compareRange) {
    set(search, 'compareFrom', change.compareRange.from)
    set(search, 'compareTo', change.compareRange.to)
  }
  if (change.filters)
    for (const name of report.filters) set(search, name, [change.filters[name] ?? []].flat().map(String).join(','))
  return search
}
