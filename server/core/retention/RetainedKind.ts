import type { Keep } from '../../../resources/core/retention.ts'
import type { Context } from '../contract.ts'

/** What grows old together: it can be counted and removed by the day that something is of. */
export interface RetainedKind {
  readonly name: string
  /** How long it is kept; null where each says its own last day. */
  readonly keep: Keep | null
  /** How many of one transaction. */
  readonly batch: number
  /** How many are of before a day of the business time zone. */
  count(before: string, context: Context): Promise<number>
  /**
   * Removes some of these, the oldest first, `most` at most; answers how many there were. Fewer than `most` are the
   * last.
   */
  remove(before: string, most: number, context: Context): Promise<number>
}
