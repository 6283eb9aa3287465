import { addDays, addMonths, addYears, isCalendarDate } from './calendar.ts'
import { readSpelledDate } from './spelledDate.ts'

/** The days between which a typed one is meant: without a year it is the next one that lies there. */
export interface DayBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Days by what people call them, in either language. */
const named: { readonly [word: string]: number } = {
  today: 0,
  今天: 0,
  今日: 0,
  yesterday: -1,
  昨天: -1,
  昨日: -1,
  tomorrow: 1,
  明天: 1,
  明日: 1,
  前天: -2,
  后天: 2,
}

/** The units of a distance, by what they may be called. */
const units: { readonly [unit: string]: (day: string, count: number) => string } = {
  '': addDays,
  d: addDays,
  天: addDays,
  日: addDays,
  w: (day, count) => addDays(day, 7 * count),
  周: (day, count) => addDays(day, 7 * count),
  星期: (day, count) => addDays(day, 7 * count),
  m: addMonths,
  月: addMonths,
  个月: addMonths,
  y: addYears,
  年: addYears,
}

const distance = /^([+-])(\d{1,4})(d|w|m|y|天|日|周|星期|个月|月|年|)$/

const awayFrom = (text: string, today: string): string | undefined => {
  const [, sign, count = '', unit = ''] = distance.exec(text) ?? []
  const day = sign === undefined ? undefined : units[unit]!(today, Number(`${sign}${count}`))
  return day !== undefined && isCalendarDate(day) ? day : undefined
}

const two = (text: string): string => text.padStart(2, '0')

/**
 * A day of no year in particular: `22.11.` as it is spoken in Europe; `11-22`, `11/22`, `11月22日` as dates are written
 * here.
 */
const yearless: readonly { readonly form: RegExp; readonly at: (one: string, other: string) => string }[] = [
  { form: /^(\d{1,2})\.(\d{1,2})\.$/, at: (day, month) => `${two(month)}-${two(day)}` },
  { form: /^(\d{1,2})[-/](\d{1,2})$/, at: (month, day) => `${two(month)}-${two(day)}` },
  { form: /^(\d{1,2})月(\d{1,2})[日号]?$/, at: (month, day) => `${two(month)}-${two(day)}` },
]

const ofSomeYear = (text: string, today: string, { min, max }: DayBounds): string | undefined => {
  const found = yearless.map(({ form, at }) => ({ at, match: form.exec(text) })).find(({ match }) => match)
  if (!found?.match) return undefined
  const day = found.at(found.match[1]!, found.match[2]!)
  const year = Number(today.slice(0, 4))
  const days = [year, year - 1, year + 1].map(one => `${one}-${day}`).filter(isCalendarDate)
  return days.find(one => (min === undefined || one >= min) && (max === undefined || one <= max)) ?? days[0]
}

const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/**
 * The day that somebody means who types it: `20261122`, `2026-11-22`, `22.11.2026`, `22.11.`, `11月22日`, `today`, `明天`,
 * `+7`, `-2w`, `+3m`; undefined for any other text, and for a day that does not exist.
 */
export const readTypedDay = (typed: string, today: string, bounds: DayBounds = {}): string | undefined => {
  const text = typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  const away = Object.hasOwn(named, text) ? named[text] : undefined
  if (away !== undefined) return addDays(today, away)
  const [, day, month = '', year] = dayFirst.exec(text) ?? []
  const european = day === undefined ? undefined : `${year}-${two(month)}-${two(day)}`
  if (european !== undefined) return isCalendarDate(european) ? european : undefined
  return awayFrom(text, today) ?? ofSomeYear(text, today, bounds) ?? readSpelledDate(typed)
}

const clock = /(?:^|[\sT])(\d{1,2})[:：](\d{2})$/i

/**
 * The day and the time of day of a moment, as `2026-11-22T09:30`: a typed day with a time behind it, a time of today,
 * or `now`. A day alone has the time of now where it is today, else it is its beginning.
 */
export const readTypedMoment = (typed: string, now: string, bounds: DayBounds = {}): string | undefined => {
  const text = typed.trim()
  const today = now.slice(0, 10)
  if (/^(now|现在)$/i.test(text)) return now.slice(0, 16)
  const [found, hour, minute = ''] = clock.exec(text) ?? []
  const said = found === undefined ? text : text.slice(0, -found.length).trim()
  const day = said === '' && found !== undefined ? today : readTypedDay(said, today, bounds)
  if (day === undefined) return undefined
  const at = hour === undefined ? (day === today ? now.slice(11, 16) : '00:00') : `${two(hour)}:${minute}`
  return Number(at.slice(0, 2)) < 24 && Number(at.slice(3)) < 60 ? `${day}T${at}` : undefined
}
