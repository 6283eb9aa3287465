import { dateIn } from '../../domain/calendar.ts'

/** A function that answers the calendar date of a moment in the business time zone; it works each second out but once. */
export const createToday = (): ((now: Date) => string) => {
  let second = Number.NaN
  let date = ''
  return now => {
    const current = Math.floor(now.getTime() / 1000)
    if (current !== second) [second, date] = [current, dateIn(now)]
    return date
  }
}
