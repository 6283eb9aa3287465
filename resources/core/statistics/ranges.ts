import {
  addMonths,
  addDays,
  addYears,
  dayNumber,
  isCalendarDate,
  mondayOf,
  monthNumber,
} from '../../../domain/calendar.ts'
import type { Message } from '../message.ts'
import { message } from '../message.ts'
import { endOf, monthsOf, periodsOf, pointsIn, startOf } from './steps.ts'
import type { CalendarUnit, Step } from './steps.ts'

/** Calendar dates of the business time zone, YYYY-MM-DD, both inclusive. */
export interface Range {
  readonly from: string
  readonly to: string
}

/** What a range is compared with: what came just before it, or the same of the year before. */
export const comparisons = ['previous', 'lastYear'] as const
export type Comparison = (typeof comparisons)[number]
/** The same, and days that a reader chose, which move with nothing. */
export type Compared = Comparison | 'free'

/** Ranges that are chosen by one click. */
export const quickRanges = [
  'today',
  'lastWeek',
  'last15Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
  'allYears',
] as const
export type QuickRange = (typeof quickRanges)[number]

/**
 * A range as it is chosen: a quick one, a whole year, or free days. What is chosen moves with the day, free days do
 * not.
 */
export type RangeChoice = QuickRange | number | 'free'

/** The units that a choice may have begun, in the order in which they are told. */
export const calendarUnits = ['month', 'quarter', 'year'] as const satisfies readonly CalendarUnit[]

/** The unit whose days up to today a choice means; undefined where it means others. The days alone do not tell it. */
export const unitBegun = (choice: RangeChoice): CalendarUnit | undefined => {
  switch (choice) {
    case 'thisMonth':
      return 'month'
    case 'thisQuarter':
      return 'quarter'
    case 'thisYear':
      return 'year'
    default:
      return typeof choice === 'number' ? 'year' : undefined
  }
}

/** The first year that can be chosen. Source: specification §7. */
export const firstYear = 2021

/** The years that can be chosen, the latest first. */
export const yearsUntil = (today: string): readonly number[] =>
  Array.from(
    { length: Math.max(1, Number(today.slice(0, 4)) - firstYear + 1) },
    (_, at) => Number(today.slice(0, 4)) - at,
  )

/** A whole year, or what there has been of it. */
export const yearRange = (year: number, today: string): Range => {
  const from = `${year}-01-01`
  return { from, to: today.startsWith(String(year)) ? today : endOf(from, 'year') }
}

const wholeBefore = (today: string, step: Step): Range => {
  const to = addDays(startOf(today, step), -1)
  return { from: startOf(to, step), to }
}

/** What a quick choice means on a day. What has begun and not ended ends today. */
export const quickRange = (name: QuickRange, today: string): Range => {
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'lastWeek':
      return { from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }
    case 'last15Days':
      return { from: addDays(today, -14), to: today }
    case 'last30Days':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: startOf(today, 'month'), to: today }
    case 'lastMonth':
      return wholeBefore(today, 'month')
    case 'thisQuarter':
      return { from: startOf(today, 'quarter'), to: today }
    case 'thisYear':
      return { from: startOf(today, 'year'), to: today }
    case 'lastYear':
      return wholeBefore(today, 'year')
    case 'allYears':
      return { from: `${firstYear}-01-01`, to: today }
  }
}

/** Days of a range, both ends counted. */
export const daysIn = ({ from, to }: Range): number => dayNumber(to) - dayNumber(from) + 1

const isWholeMonths = ({ from, to }: Range): boolean => from === startOf(from, 'month') && to === endOf(to, 'month')

/** The same days so many months earlier; whole months stay whole. */
const earlier = ({ from, to }: Range, months: number): Range => {
  const [begin, end] = [addMonths(from, -months), addMonths(to, -months)]
  // A first day that the earlier month has not is beside none; alone it means the last of that month.
  const isGone = from !== to && begin.slice(8) !== from.slice(8)
  return { from: isGone ? addDays(begin, 1) : begin, to: isWholeMonths({ from, to }) ? endOf(end, 'month') : end }
}

/**
 * How many months earlier the days are that a range is compared with: the same of the year before, the same part of the
 * unit before, whole months before whole months; undefined where they are as many days just before.
 */
const monthsBack = (range: Range, comparison: Comparison, unit: CalendarUnit | undefined): number | undefined => {
  if (comparison === 'lastYear') return monthsOf.year
  if (unit !== undefined) return monthsOf[unit]
  return isWholeMonths(range) ? monthNumber(range.to) - monthNumber(range.from) + 1 : undefined
}

/** The range that another one is compared with; `unit` is the one that it has begun, where it was chosen so. */
export const comparedRange = (range: Range, comparison: Comparison, unit?: CalendarUnit): Range => {
  const months = monthsBack(range, comparison, unit)
  if (months !== undefined) return earlier(range, months)
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) }
}

/** What the days that a range is compared with follow from, beside the range. */
export interface Comparing {
  /** The unit that the range has begun. */
  readonly unit: CalendarUnit | undefined
  /** Days that were chosen. */
  readonly compareRange: Range | undefined
}

/** The same where days may have been chosen; undefined where none were. */
export const comparedDays = (range: Range, compared: Compared, { unit, compareRange }: Comparing): Range | undefined =>
  compared === 'free' ? compareRange : comparedRange(range, compared, unit)

/**
 * Which step of the compared days stands beside which of a range: years apart that of the same date, or as many weeks
 * before, else by their places. A step beside which none stands, as 29 February, is left out.
 */
export const stepsBeside = (
  range: Range,
  compared: Compared,
  comparing: Comparing,
  step: Step,
): ReadonlyMap<string, string> => {
  const days = comparedDays(range, compared, comparing)
  if (days === undefined) return new Map()
  const others = periodsOf(days, step)
  const there = new Set(others)
  const months = compared === 'free' ? undefined : monthsBack(range, compared, comparing.unit)
  const years = months !== undefined && months % monthsOf.year === 0 ? months / monthsOf.year : undefined
  // One number of weeks for all: no week stands beside two.
  const weeks = Math.round((dayNumber(range.from) - dayNumber(days.from)) / 7)
  const besideOne = (period: string, at: number): string | undefined => {
    if (years === undefined) return others[at]
    if (step === 'week') return addDays(period, -7 * weeks)
    const same = addYears(period, -years)
    return same.slice(5) === period.slice(5) ? same : undefined
  }
  return new Map(
    periodsOf(range, step).flatMap((period, at): [string, string][] => {
      const other = besideOne(period, at)
      return other !== undefined && there.has(other) ? [[period, other]] : []
    }),
  )
}

/**
 * The longest range, in years, and the most steps that one may be cut into: more than a chart can show and a reader can
 * follow.
 */
export const mostYears = 20
export const mostPoints = 1500

/**
 * What is wrong with a range and its step, by the name of what is to be changed; nothing where all is well. The same is
 * said by page and server.
 */
export const rangeErrors = ({
  from,
  to,
  step,
}: {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly step?: Step | undefined
}): Readonly<Record<string, Message>> => {
  const wrong = Object.entries({ from, to }).flatMap(([name, day]): [string, Message][] => {
    if (day === undefined || day === '') return [[name, message('required')]]
    return isCalendarDate(day) && day.slice(0, 4) >= '1900' ? [] : [[name, message('date')]]
  })
  if (wrong.length > 0 || from === undefined || to === undefined) return Object.fromEntries(wrong)
  if (to < from) return { to: message('notBefore', { min: from }) }
  if (to >= addYears(from, mostYears)) return { to: message('mostYears', { max: mostYears }) }
  const points = step === undefined ? 0 : pointsIn({ from, to }, step)
  return points > mostPoints ? { step: message('mostPoints', { points, max: mostPoints }) } : {}
}

/** What is wrong with the unit that a range is said to have begun: its days are none of one. */
export const unitErrors = (
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  unit: CalendarUnit | undefined,
): Readonly<Record<string, Message>> =>
  unit === undefined ||
  from === undefined ||
  to === undefined ||
  (from === startOf(from, unit) && to <= endOf(from, unit))
    ? {}
    : { unit: message('notOfUnit') }

const comparedEnds: Readonly<Record<string, string>> = { from: 'compareFrom', to: 'compareTo' }

/**
 * The same of days that a range is compared with; nothing where none are chosen. They are cut into no more steps than
 * the range is.
 */
export const compareErrors = (chosen: {
  readonly from: string | undefined
  readonly to: string | undefined
}): Readonly<Record<string, Message>> =>
  chosen.from === undefined && chosen.to === undefined
    ? {}
    : Object.fromEntries(
        Object.entries(rangeErrors(chosen)).map(([name, wrong]) => [comparedEnds[name] ?? name, wrong]),
      )
