/** What counts of a top-up when some of it is given back: times, and its price in fen for all paid times. */
export interface PaidLot {
  readonly times: number
  readonly usedTimes: number
  readonly refundedTimes: number
  readonly amount: number
}

export type LotCounts = Omit<PaidLot, 'amount'>

/**
 * Paid times that are neither used nor given back: what a refund gives back at most, and by default (product decisions
 * §3).
 */
export const refundableTimes = ({ times, usedTimes, refundedTimes }: LotCounts): number =>
  times - usedTimes - refundedTimes

/**
 * Fen that the first `count` times of a lot cost, to the nearest fen; worked out in whole numbers, as products may be
 * beyond 2^53.
 */
const costOf = (count: number, { times, amount }: Pick<PaidLot, 'times' | 'amount'>): number =>
  Number((2n * BigInt(amount) * BigInt(count) + BigInt(times)) / (2n * BigInt(times)))

/**
 * Fen to be given back for `count` more times of a lot, at the lot's own price (product decisions §3). A price that
 * does not divide is shared out so that however a lot is given back, all of it together is its price to the fen. 0 for
 * a lot without paid times.
 */
export const refundAmount = (lot: PaidLot, count: number): number =>
  lot.times === 0 ? 0 : costOf(lot.refundedTimes + count, lot) - costOf(lot.refundedTimes, lot)
