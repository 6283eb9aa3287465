import { refundAmount } from './lotRefund.ts'
import { PurchaseStock } from './purchaseStock.ts'

/** A purchase of times by an organisation: paid times, gifts, and fen for all of the paid ones. */
export interface Purchase {
  readonly id: number
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
  readonly isPaid: boolean
}

/** Paid times and gifts. */
export interface Counts {
  readonly times: number
  readonly giveTimes: number
}

/**
 * What became of a purchase: how much is left of it on the account, went back as of it, and left the account otherwise.
 * All of it together is what was bought, but for what rows of earlier versions took of it as of another one.
 */
export interface PurchaseStanding extends Purchase {
  readonly left: Counts
  readonly returned: Counts
  readonly used: Counts
}

/** Times that go back of one purchase, and what the paid ones were bought for, in fen. */
export interface ReturnedPart extends Counts {
  readonly purchase: PurchaseStanding
  readonly worth: number
}

/** What an organisation bought or gave back, in the order of its account, whose balance before it is told. */
export type AccountEvent = { readonly before: number | null } & (
  | { readonly purchase: Purchase }
  | { readonly parts: readonly (Counts & { readonly purchase: number | null })[] }
)

/** What became of the purchases of an account that holds `balance` times, oldest first. */
export const standingsOf = (events: readonly AccountEvent[], balance: number): readonly PurchaseStanding[] => {
  const stock = new PurchaseStock()
  for (const event of events) {
    if (event.before !== null) stock.settle(event.before)
    if ('purchase' in event) stock.buy(event.purchase)
    else
      for (const { purchase, times, giveTimes } of event.parts) {
        stock.giveBack(purchase, 'times', times)
        stock.giveBack(purchase, 'giveTimes', giveTimes)
      }
  }
  stock.settle(balance)
  return stock.purchases
}

/** Paid times and gifts that are left of some purchases. */
export const leftOf = (purchases: readonly PurchaseStanding[]): Counts => ({
  times: purchases.reduce((sum, { left }) => sum + left.times, 0),
  giveTimes: purchases.reduce((sum, { left }) => sum + left.giveTimes, 0),
})

/**
 * How much keeps a purchase from being cancelled: gifts that were used, and paid times that are gone and did not go back
 * as of it, which stay owed. What rows of earlier versions took of it as of another one went back, too; but the money of
 * paid times went back with that row, and cannot once more.
 */
export const usedOf = ({ times, left, returned, used }: PurchaseStanding): number =>
  Math.max(times - returned.times - left.times, 0) + used.giveTimes

/**
 * Of which purchases so many of the times that are left go back, paid ones and gifts alike: the oldest first.
 * `purchases` come oldest first. However a purchase goes back, all of it together is its price to the fen.
 */
export const partsOf = (purchases: readonly PurchaseStanding[], wanted: Counts): readonly ReturnedPart[] => {
  let { times: wantedTimes, giveTimes: wantedGifts } = wanted
  return purchases.flatMap(purchase => {
    const { left, returned } = purchase
    const [times, giveTimes] = [Math.min(left.times, wantedTimes), Math.min(left.giveTimes, wantedGifts)]
    wantedTimes -= times
    wantedGifts -= giveTimes
    const worth = refundAmount({ ...purchase, usedTimes: 0, refundedTimes: returned.times }, times)
    return times + giveTimes > 0 ? [{ purchase, times, giveTimes, worth }] : []
  })
}

/**
 * Fen of parts that were paid, which is what can be given back for them; or of those that were not, which are owed no
 * longer.
 */
export const worthOf = (parts: readonly ReturnedPart[], isPaid: boolean): number =>
  parts.reduce((sum, { purchase, worth }) => (purchase.isPaid === isPaid ? sum + worth : sum), 0)
