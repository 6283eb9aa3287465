/** Times that move at once: the part that was paid and the part that was given. */
export interface Counts {
  readonly times: number
  readonly giveTimes: number
}

/** The most of either part that one call moves. */
export const mostTimes = 100_000

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= mostTimes

/** Both parts together. Throws a RangeError for what no movement can be, which callers have refused before. */
export const amountOf = ({ times, giveTimes }: Counts): number => {
  if (!isCount(times) || !isCount(giveTimes) || times + giveTimes === 0)
    throw new RangeError(`No movement is of ${times} paid and ${giveTimes} given times`)
  return times + giveTimes
}
