import { dateIn } from '../../domain/calendar.ts'

/**
 * A function that answers the calendar date of a moment in the business time zone of that moment; it works each second
 * out but once.
 */
export const createToday = (timeZone: () => string): ((now: Date) => string) => {
  let known = { second: Number.NaN, zone: '', date: '' }
  return now => {
    const [second, zone] = [Math.floor(now.getTime() / 1000), timeZone()]
    if (second !== known.second || zone !== known.zone) known = { second, zone, date: dateIn(now, zone) }
    return known.date
  }
}
