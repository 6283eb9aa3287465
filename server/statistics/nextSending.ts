import { weekdays } from '../../resources/statistics/reportSubscription.ts'
import { nextRun } from '../platform/jobs/cron.ts'
import type { Subscription } from './searchOf.ts'

/** The next moment after another at which a subscription is sent, told by the clock of the business time zone. */
export const nextSending = (
  { frequency, weekday, monthDay, hour }: Pick<Subscription, 'frequency' | 'weekday' | 'monthDay' | 'hour'>,
  timeZone: string,
  after: Date,
): Date => {
  const day = frequency === 'weekly' ? `* * ${weekdays.indexOf(weekday ?? 'monday') + 1}` : `${monthDay ?? 1} * *`
  const next = nextRun(`0 ${hour} ${day}`, timeZone, after)
  if (!next) throw new TypeError('There is always a next week, and a next month')
  return next
}
