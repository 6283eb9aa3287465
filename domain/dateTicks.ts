import { addDays, dayNumber, mondayOf } from './calendar.ts'

/** What a tick stands for, and so how much of its date is worth writing. */
export type TickUnit = 'day' | 'month' | 'year'

export interface DateTick {
  /** YYYY-MM-DD: the day, the first of the month, or the first of the year. */
  readonly date: string
  readonly unit: TickUnit
}

interface Stride {
  readonly unit: TickUnit
  readonly count: number
}

const strides: readonly Stride[] = [
  ...[1, 2, 7, 14].map(count => ({ unit: 'day' as const, count })),
  ...[1, 2, 3, 6].map(count => ({ unit: 'month' as const, count })),
  ...[1, 2, 5, 10, 20, 50].map(count => ({ unit: 'year' as const, count })),
]

const monthsIn = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const firstOf = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`

const dayTicks = (from: string, to: string, count: number): string[] => {
  // Days are counted from a Monday, so that weeks begin where weeks begin, and ticks stay where they are when the range
  // moves.
  const anchor = dayNumber(mondayOf('1970-01-08'))
  const first = anchor + Math.ceil((dayNumber(from) - anchor) / count) * count
  const dates: string[] = []
  for (let day = first; day <= dayNumber(to); day += count) dates.push(addDays('1970-01-01', day))
  return dates
}

const monthTicks = (from: string, to: string, count: number): string[] => {
  const first = Math.ceil((monthsIn(from) + (from.endsWith('-01') ? 0 : 1)) / count) * count
  const dates: string[] = []
  for (let month = first; month <= monthsIn(to); month += count) dates.push(firstOf(month))
  return dates
}

const datesOf = (from: string, to: string, { unit, count }: Stride): string[] => {
  if (unit === 'day') return dayTicks(from, to, count)
  return monthTicks(from, to, unit === 'month' ? count : count * 12)
}

/**
 * Dates to write below a time axis from one day to another, both YYYY-MM-DD: as many as there are, up to `most` (at
 * least 1), at days, Mondays, firsts of months or of years. Years where months are shown stand out as such. Where no
 * such date lies within, the first day itself.
 */
export const dateTicks = (from: string, to: string, most: number): readonly DateTick[] => {
  for (const stride of strides) {
    // What cannot fit is not counted out.
    const days = stride.count * (stride.unit === 'day' ? 1 : stride.unit === 'month' ? 28 : 365)
    if ((dayNumber(to) - dayNumber(from)) / days > Math.max(1, most) * 2) continue
    const dates = datesOf(from, to, stride)
    if (dates.length > Math.max(1, most)) continue
    if (dates.length === 0) return [{ date: from, unit: 'day' }]
    return dates.map(date => ({
      date,
      unit: stride.unit === 'month' && date.endsWith('-01-01') ? 'year' : stride.unit,
    }))
  }
  return [{ date: from, unit: 'day' }]
}
