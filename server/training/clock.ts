import { minute } from '../core/lifetime.ts'

/** What a request takes on its way, and clocks that are nearly right, need no correction. */
const tolerance = 2 * minute

/** How far ahead a start may lie after the correction: it is then taken as now. */
const mostAhead = 5 * minute

/**
 * The start of a record by the server's clock: a client whose clock is wrong as it sends was wrong by as much as it
 * recorded. Answers null for a start that lies in the future all the same.
 */
export const createClockCorrection = (sentAt: Date, now: Date): ((startedAt: string) => Date | null) => {
  const skew = now.getTime() - sentAt.getTime()
  const shift = Math.abs(skew) > tolerance ? skew : 0
  return startedAt => {
    const started = Date.parse(startedAt) + shift
    if (started > now.getTime() + mostAhead) return null
    return new Date(Math.min(started, now.getTime()))
  }
}
