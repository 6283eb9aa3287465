import { Cron } from 'croner'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'

/** Five parts, to the minute. Throws where the expression says nothing that can be. */
const read = (cron: string, timeZone: string): Cron =>
  new Cron(cron, { timezone: timeZone, mode: '5-part', paused: true })

/**
 * The next moments after `from` at which a cron expression is due, read in a time zone, at most `count`. Where clocks
 * are put forward, a fixed time that is left out is the first moment after; where they are put back, it is due once.
 * Throws for what {@link cronProblem} tells.
 */
export const nextRuns = (cron: string, timeZone: string, from: Date, count: number): Date[] =>
  read(cron, timeZone).nextRuns(count, from)

/** The next of them, or null where there is none. */
export const nextRun = (cron: string, timeZone: string, from: Date): Date | null =>
  nextRuns(cron, timeZone, from, 1)[0] ?? null

/** What is wrong with a cron expression; undefined where it can be kept. */
export const cronProblem = (cron: string, timeZone: string, from: Date): Message | undefined => {
  try {
    return nextRun(cron, timeZone, from) ? undefined : message('cronNever')
  } catch {
    return message('cron')
  }
}
