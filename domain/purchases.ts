import { refundAmount } from './lotRefund.ts'

/** A purchase of times by an organisation: paid times, how many of them went back, and fen for all of them. */
export interface Purchase {
  readonly id: number
  readonly times: number
  readonly refundedTimes: number
  readonly amount: number
  readonly isPaid: boolean
}

/** Paid times that go back of one purchase, and what they were bought for, in fen. */
export interface ReturnedTimes {
  readonly purchase: Purchase
  readonly times: number
  readonly worth: number
}

/** What an organisation bought and got of one type less what it gave back, and what is left of both on its account. */
export interface Standing {
  readonly bought: number
  readonly given: number
  readonly left: number
}

/**
 * Times that are left: those bought, and those given. Whatever is used is paid before given, as with patients (product
 * decisions §3).
 */
export const leftOf = ({ bought, given, left }: Standing): { readonly times: number; readonly giveTimes: number } => {
  const times = Math.min(Math.max(left - given, 0), bought)
  return { times, giveTimes: Math.min(Math.max(left - times, 0), given) }
}

/** Paid times of a purchase that did not go back. */
export const keptOf = ({ times, refundedTimes }: Purchase): number => times - refundedTimes

/**
 * Of which purchases `times` of the paid ones that are left go back. The oldest purchase is used first, so that what is
 * left is of the newest ones; of these the oldest goes back first. `purchases` come oldest first. However a purchase
 * goes back, all of it together is its price to the fen.
 */
export const partsOf = (purchases: readonly Purchase[], left: number, times: number): readonly ReturnedTimes[] => {
  let used = Math.max(purchases.reduce((sum, purchase) => sum + keptOf(purchase), 0) - left, 0)
  let wanted = Math.min(times, left)
  return purchases.flatMap(purchase => {
    const gone = Math.min(used, keptOf(purchase))
    used -= gone
    const taken = Math.min(keptOf(purchase) - gone, wanted)
    wanted -= taken
    return taken > 0 ? [{ purchase, times: taken, worth: refundAmount({ ...purchase, usedTimes: gone }, taken) }] : []
  })
}

/**
 * Fen of parts that were paid, which is what can be given back for them; or of those that were not, which are owed no
 * longer.
 */
export const worthOf = (parts: readonly ReturnedTimes[], isPaid: boolean): number =>
  parts.reduce((sum, { purchase, worth }) => (purchase.isPaid === isPaid ? sum + worth : sum), 0)
