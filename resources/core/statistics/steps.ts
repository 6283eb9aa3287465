import { addDays, addMonths, dayNumber, firstOf, mondayOf, monthNumber } from '../../../domain/calendar.ts'

/** Steps of time; weeks begin on Monday. */
export const steps = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Step = (typeof steps)[number]

type Span = { readonly from: string; readonly to: string }

/** Units of the calendar, in months. */
export const monthsOf = { month: 1, quarter: 3, year: 12 } as const
export type CalendarUnit = keyof typeof monthsOf

/** The first day of the step that a day lies in. */
export const startOf = (day: string, step: Step): string => {
  if (step === 'day') return day
  if (step === 'week') return mondayOf(day)
  const month = monthNumber(day)
  return firstOf(month - (month % monthsOf[step]))
}

/** The last day of the step that a day lies in. */
export const endOf = (day: string, step: Step): string => addDays(nextStart(startOf(day, step), step), -1)

/** The first day of the step after the one that begins on a day. */
export const nextStart = (start: string, step: Step): string => {
  if (step === 'day' || step === 'week') return addDays(start, step === 'day' ? 1 : 7)
  return addMonths(start, monthsOf[step])
}

/** How many steps a range is cut into, worked out without cutting it. */
export const pointsIn = ({ from, to }: Span, step: Step): number => {
  const [first, last] = [startOf(from, step), startOf(to, step)]
  if (step === 'day' || step === 'week') return (dayNumber(last) - dayNumber(first)) / (step === 'day' ? 1 : 7) + 1
  return (monthNumber(last) - monthNumber(first)) / monthsOf[step] + 1
}

/** The steps of a range by their first days; the first may begin before the range. */
export const periodsOf = (range: Span, step: Step): string[] => {
  const periods: string[] = []
  for (let at = startOf(range.from, step); at <= range.to; at = nextStart(at, step)) periods.push(at)
  return periods
}

/** What of a range lies in the step that begins on a day. */
export const periodWithin = (range: Span, period: string, step: Step): Span => {
  const end = endOf(period, step)
  return { from: period < range.from ? range.from : period, to: end > range.to ? range.to : end }
}

/** Whether a range has the whole step that begins on a day. */
export const isWhole = (range: Span, period: string, step: Step): boolean =>
  range.from <= period && endOf(period, step) <= range.to

const suiting: readonly (readonly [mostDays: number, step: Step])[] = [
  [31, 'day'],
  [183, 'week'],
  [1100, 'month'],
]

/** The step that suits a range where nobody chose one. */
export const suitingStep = ({ from, to }: Span): Step => {
  const days = dayNumber(to) - dayNumber(from) + 1
  return suiting.find(([most]) => days <= most)?.[1] ?? 'year'
}

/** Steps that a range can be cut into without more points than this. */
export const stepsFor = (range: Span, most: number): readonly Step[] =>
  steps.filter(step => pointsIn(range, step) <= most)
