import {
  addDays,
  addMonths,
  dateIn,
  firstOf,
  isCalendarDate,
  momentIn,
  mondayOf,
  monthNumber,
} from '../../../domain/calendar.ts'
import type { Span } from '../list/listState.ts'

export interface Days {
  readonly from: string
  readonly to: string
}

/** The days that are in sight around one of them. Weeks begin on Monday in both languages, as those of reports do. */
export const daysAround = (span: Span, on: string): Days => {
  if (span === 'day') return { from: on, to: on }
  if (span === 'week') return { from: mondayOf(on), to: addDays(mondayOf(on), 6) }
  const month = monthNumber(on)
  return { from: mondayOf(firstOf(month)), to: addDays(mondayOf(addDays(firstOf(month + 1), -1)), 6) }
}

/** The same day so many spans later, or earlier. */
export const spansLater = (span: Span, on: string, by: number): string =>
  span === 'month' ? addMonths(on, by) : addDays(on, span === 'week' ? 7 * by : by)

/** All days from the first to the last. */
export const eachDay = ({ from, to }: Days): string[] => {
  const days = [from]
  while (days.at(-1)! < to) days.push(addDays(days.at(-1)!, 1))
  return days
}

/** The day that a day or a moment lies on in a time zone; undefined where it is neither. */
export const dayIn = (value: unknown, zone: string): string | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  if (isCalendarDate(value)) return value
  return Number.isNaN(Date.parse(value)) ? undefined : dateIn(new Date(value), zone)
}

/**
 * The time of day of a moment, and until when what begins at it takes its minutes; undefined of a day. What takes
 * minutes takes them over a change of the clocks too.
 */
export const timesIn = (value: unknown, minutes: unknown, zone: string): string | undefined => {
  if (typeof value !== 'string' || isCalendarDate(value) || Number.isNaN(Date.parse(value))) return undefined
  const clock = (at: number): string => momentIn(new Date(at), zone).slice(11)
  const begins = Date.parse(value)
  return typeof minutes === 'number' && minutes > 0
    ? `${clock(begins)}–${clock(begins + minutes * 60_000)}`
    : clock(begins)
}

const isObject = (value: unknown): value is { readonly from?: unknown; readonly to?: unknown } =>
  value !== null && typeof value === 'object'

/** The bounds of a filter by days or moments, however an address spells it. */
const boundsIn = (filter: unknown): readonly [from: unknown, to: unknown] => {
  if (isObject(filter)) return [filter.from, filter.to]
  if (typeof filter !== 'string' || filter === '') return [undefined, undefined]
  const [from, to = from] = filter.split(',')
  return [from, to]
}

/** The days in sight that a filter by the same field leaves; undefined where that is none of them. */
export const daysLeft = (
  { from, to }: Days,
  filter: unknown,
  zone: string,
): { readonly from: string; readonly to: string } | undefined => {
  const [low, high] = boundsIn(filter)
  const [lowDay, highDay] = [dayIn(low, zone), dayIn(high, zone)]
  if (
    (lowDay !== undefined && lowDay > to) ||
    (highDay !== undefined && highDay < from) ||
    (lowDay !== undefined && highDay !== undefined && lowDay > highDay)
  )
    return undefined
  return {
    from: lowDay !== undefined && lowDay >= from ? String(low) : from,
    to: highDay !== undefined && highDay <= to ? String(high) : to,
  }
}
