const first = 1_000
/** After this many attempts in vain pauses do not grow any more. */
export const slowest = 6

/**
 * Milliseconds to wait before another attempt: twice as long each time, from a second to a minute, and by chance (0 to
 * 1) up to half of that less, so that pages that lost the same host do not come back in one moment.
 */
export const pauseBefore = (attempt: number, chance: number): number => {
  const longest = Math.min(first * 2 ** Math.min(attempt, slowest), 60_000)
  return Math.round(longest * (1 - chance / 2))
}
