import type { Context } from '../../core/contract.ts'

/** The business day (YYYY-MM-DD) on which something happens, by whom and when. */
export interface Booking {
  readonly today: string
  readonly operator: number | null
  readonly now: Date
}

/** What is booked by a call. */
export const booking = ({ today, operator, now }: Context): Booking => ({ today, operator: operator?.id ?? null, now })
