/** Calendar dates as YYYY-MM-DD: they have no time zone, so all arithmetic is in UTC. */

const dayInMilliseconds = 86_400_000

/** Whether the text is a date that exists, between the years 1800 and 2999. */
export const isCalendarDate = (value: string): boolean => {
  if (!/^(1[89]|2\d)\d\d-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Number of the day, counted from 1970-01-01; the difference of two is the days between them. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayInMilliseconds

// Spelling a day costs several times what remembering it does; a century of them is all that is ever met.
const mostSpelled = 40_000
const spelled = new Map<number, string>()

/** The date that lies a number of days later, or earlier where it is negative. */
export const addDays = (date: string, days: number): string => {
  const day = dayNumber(date) + days
  const known = spelled.get(day)
  if (known !== undefined) return known
  const text = new Date(day * dayInMilliseconds).toISOString().slice(0, 10)
  if (spelled.size >= mostSpelled) spelled.clear()
  spelled.set(day, text)
  return text
}

/**
 * The same day so many years later, or earlier where they are negative; of 29 February the 28th where that year has
 * none.
 */
export const addYears = (date: string, years: number): string => {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const same = `${year}${date.slice(4)}`
  return isCalendarDate(same) || !date.endsWith('-02-29') ? same : `${year}-02-28`
}

const distance = /^(?=.)(?:([+-]\d{1,3})y)?(?:([+-]\d{1,5})d)?$/

const two = (number: number): string => String(number).padStart(2, '0')

/** Months counted from year 0. */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of a month that is counted so. */
export const firstOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${two((month % 12) + 1)}-01`

/** The same day so many months later, or earlier; the last of the month where that one is shorter. */
export const addMonths = (day: string, months: number): string => {
  const month = monthNumber(day) + months
  const last = addDays(firstOf(month + 1), -1)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same > last ? last : same
}

/** The day of the week, from 1 for Monday to 7. */
export const weekdayOf = (day: string): number => dayNumber(day) - dayNumber(mondayOf(day)) + 1

/** Whether a text names a day by its distance from today: `today`, `-120y`, `-30d`, `-14y+1d`. */
export const isRelativeDay = (bound: string): boolean => bound === 'today' || distance.test(bound)

/** The day that a bound means on a day: years first, then days. What is not relative is answered as it is. */
export const dayOf = (bound: string, today: string): string => {
  if (bound === 'today') return today
  const [found, years = 0, days = 0] = distance.exec(bound) ?? []
  return found === undefined ? bound : addDays(addYears(today, Number(years)), Number(days))
}

/** The time zone whose days are training days, unless the settings name another. */
export const defaultTimeZone = 'Asia/Shanghai'

/** Whether there is a time zone of that name. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// A formatter costs much more to make than to use.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar date of a moment in a time zone. */
export const dateIn = (moment: Date, timeZone: string = defaultTimeZone): string => {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(moment)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Date and time of day of a moment in a time zone, to the minute: `2026-03-01 09:30`. */
export const momentIn = (moment: Date, timeZone: string = defaultTimeZone): string => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return `${dateIn(moment, timeZone)} ${clock.format(moment)}`
}

const quarter = 15 * 60_000

/** Number of the quarter of an hour that a moment lies in. A day begins at one in every time zone. */
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / quarter)

/** {@link dateIn} of many moments, worked out once for each quarter of an hour. */
export const createDateIn = (timeZone: string): ((moment: Date) => string) => {
  const dates = new Map<number, string>()
  return moment => {
    const at = quarterOf(moment)
    const date = dates.get(at) ?? dateIn(moment, timeZone)
    dates.set(at, date)
    return date
  }
}

/** The Monday of the week that a date lies in. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
