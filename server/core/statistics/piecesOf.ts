import { addDays } from '../../../domain/calendar.ts'
import {
  dimensionOf,
  endOf,
  keptMeasures,
  measureOf,
  nextStart,
  rollUpsOf,
  startOf,
  valuesOf,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, RollUp, Step } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../execution.ts'
import type { Piece, Reading } from './Reading.ts'
import { isToldOwn } from './told.ts'

/** Days without an end, where nothing is said. */
type Days = Pick<Piece, 'from' | 'to'>

interface Candidate {
  readonly name: string
  readonly rollUp: RollUp
  readonly size: number
}

/**
 * How many values a ref or another field without a list of its own may have in use, and how many records are kept
 * apart: a guess that only orders roll-ups.
 */
const manyValues = 30
const manyRecords = 2000
const daysOfMonth = 30

const sizeOf = (facts: AnyFacts, { per, by = [], each = [] }: RollUp): number =>
  [
    ...by.map(name => valuesOf(facts, dimensionOf(facts, name)!)?.length ?? manyValues),
    ...each.map(() => manyRecords),
  ].reduce((product, n) => product * n, per === 'day' ? daysOfMonth : 1)

/** The roll-ups that can answer a reading exactly, the smallest first. */
const candidatesOf = ({ facts, bases, by, filters }: Reading): readonly Candidate[] => {
  const kept = keptMeasures(facts)
  if (!bases.every(base => kept.includes(base))) return []
  const apart = bases
    .map(base => measureOf(facts, base)!)
    .flatMap(measure => (measure.is === 'distinct' ? [measure.field] : []))
  const asked = [...by, ...Object.keys(filters)].filter(name => dimensionOf(facts, name) !== facts.of.scopedBy)
  return rollUpsOf(facts)
    .filter(([, one]) => asked.every(name => one.by?.includes(name)) && apart.every(field => one.each?.includes(field)))
    .map(([name, rollUp]) => ({ name, rollUp, size: sizeOf(facts, rollUp) }))
    .sort((one, other) => one.size - other.size)
}

/**
 * A reading as several, so that each measure comes from the smallest roll-up that has it: what adds up, each kind of
 * distinct records, and what only the rows can tell.
 */
export const readingsOf = (reading: Reading): readonly Reading[] => {
  const { facts, bases } = reading
  const apart = bases.map(base => {
    const measure = measureOf(facts, base)!
    return measure.is === 'distinct' ? measure.field : ''
  })
  const parts = [...new Set(apart)].flatMap(field => {
    const own = bases.filter((_base, at) => apart[at] === field)
    const kept = own.filter(base => candidatesOf({ ...reading, bases: [base] }).length > 0)
    return kept.length > 0 ? [kept] : []
  })
  const rest = bases.filter(base => !parts.flat().includes(base))
  return [...parts, ...(rest.length > 0 ? [rest] : [])].map(some => ({ ...reading, bases: some }))
}

/**
 * Whether sums of organisations are enough for the caller: who is told own figures, or sees own patients' rows alone,
 * is answered from the rows.
 */
const isOfOrganisations = (call: Execution, facts: AnyFacts): boolean =>
  !isToldOwn(call, facts) && (call.isUnscoped === true || call.operator?.scope.staff === undefined)

const monthSteps: readonly (Step | undefined)[] = [undefined, 'month', 'quarter', 'year']

/** Whole months from where they are kept, and the days before and after them from elsewhere. */
const monthsOf = ({ from, to }: Days, months: string, days: string | undefined): readonly Piece[] => {
  const first =
    from === undefined || from === startOf(from, 'month') ? from : nextStart(startOf(from, 'month'), 'month')
  const last = to === undefined || to === endOf(to, 'month') ? to : addDays(startOf(to, 'month'), -1)
  if (first !== undefined && last !== undefined && first > last) return [{ from, to, rollUp: days }]
  return [
    ...(first === from ? [] : [{ from, to: addDays(first!, -1), rollUp: days }]),
    { from: first, to: last, rollUp: months },
    ...(last === to ? [] : [{ from: addDays(last!, 1), to, rollUp: days }]),
  ]
}

const piecesIn = (days: Days, step: Step | undefined, candidates: readonly Candidate[]): readonly Piece[] => {
  const ofDays = candidates.find(({ rollUp }) => rollUp.per === 'day')
  const ofMonths = monthSteps.includes(step) ? candidates.find(({ rollUp }) => rollUp.per === 'month') : undefined
  return ofMonths === undefined || (ofDays !== undefined && ofDays.size <= ofMonths.size)
    ? [{ ...days, rollUp: ofDays?.name }]
    : monthsOf(days, ofMonths.name, ofDays?.name)
}

/** All days of a reading, as the rows have them. */
export const wholeOf = ({ facts, range, isBalance }: Reading): Days =>
  range === null || facts.takesRange ? {} : { from: isBalance ? undefined : range.from, to: range.to }

/**
 * Where the days of a reading are read from: the smallest roll-ups that can answer it exactly, else the rows. None is
 * used that is still being built up, or that another version of the product keeps.
 */
export const piecesOf = async (call: Execution, reading: Reading): Promise<readonly Piece[]> => {
  const { facts, range, step, isBalance, states } = reading
  const candidates = range === null || !isOfOrganisations(call, facts) ? [] : candidatesOf(reading)
  if (range === null || candidates.length === 0 || !(await states.isReady(facts))) return [wholeOf(reading)]
  const isToday = range.to >= call.today && range.to !== endOf(range.to, 'month')
  const to = isToday && (await states.isLast(facts, range.to)) ? endOf(range.to, 'month') : range.to
  return [
    ...(isBalance ? piecesIn({ to: addDays(range.from, -1) }, undefined, candidates) : []),
    ...piecesIn({ from: range.from, to }, step, candidates),
  ]
}
