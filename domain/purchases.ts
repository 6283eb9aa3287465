/** A purchase of times by an organisation: paid times, and the fen that were paid for them; 0 where it is not paid. */
export interface Purchase {
  readonly times: number
  readonly paid: number
}

/** What an organisation bought and got of one type less what it gave back, and what is left of both on its account. */
export interface Standing {
  readonly bought: number
  readonly given: number
  readonly left: number
}

/** Times that are left: those bought, and those given. Whatever is used is paid before given, as with patients (product decisions §3). */
export const leftOf = ({ bought, given, left }: Standing): { readonly times: number; readonly giveTimes: number } => {
  const times = Math.min(Math.max(left - given, 0), bought)
  return { times, giveTimes: Math.min(Math.max(left - times, 0), given) }
}

/**
 * What `times` of the paid ones that are left were bought for, in fen. The oldest purchase is used first, so that what is left is of the
 * newest ones; of these the oldest is given back first. `purchases` come oldest first.
 */
export const worthOf = (purchases: readonly Purchase[], left: number, times: number): number => {
  let gone = Math.max(purchases.reduce((sum, purchase) => sum + purchase.times, 0) - left, 0)
  let wanted = Math.min(times, left)
  let worth = 0
  for (const purchase of purchases) {
    const used = Math.min(gone, purchase.times)
    gone -= used
    const taken = Math.min(purchase.times - used, wanted)
    wanted -= taken
    if (taken > 0) worth += Math.round(purchase.paid * taken / purchase.times)
  }
  return worth
}
