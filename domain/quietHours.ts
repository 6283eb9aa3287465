import { momentIn } from './calendar.ts'

/**
 * From which hour until which hour of the day families are left alone, 0–23 each; over midnight where the second is the
 * smaller one, never where both are the same.
 */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

const minuteOfDay = (moment: Date, timeZone: string): number => {
  const [hours, minutes] = momentIn(moment, timeZone).slice(11).split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

const day = 24 * 60

/** Minutes until the quiet hours begin; 0 within them, a whole day where there are none. */
export const minutesUntilQuiet = (moment: Date, { from, until }: QuietHours, timeZone: string): number => {
  if (from === until) return day
  const now = minuteOfDay(moment, timeZone)
  const since = (now - from * 60 + day) % day
  const length = ((until - from + 24) % 24) * 60
  return since < length ? 0 : day - since
}
