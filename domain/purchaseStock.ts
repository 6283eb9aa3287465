import type { Counts, Purchase, PurchaseStanding } from './purchases.ts'

type Kind = keyof Counts

/** Times of one kind of one purchase; those of none came from elsewhere, and are used before all others. */
interface Pool {
  readonly purchase: Purchase | null
  readonly kind: Kind
  left: number
  returned: number
}

/**
 * Of which purchase each time is that an account holds. What leaves it is of the oldest purchase that has any, paid
 * before given (product decisions §3), as things stood then: what is bought later changes nothing of it. What comes back
 * is what left it last.
 */
export class PurchaseStock {
  private readonly elsewhere: Pool = { purchase: null, kind: 'times', left: 0, returned: 0 }
  private readonly pools: Pool[] = []
  private readonly used: { readonly pool: Pool; times: number }[] = []

  private of(kind: Kind): readonly Pool[] {
    return this.pools.filter(pool => pool.kind === kind)
  }

  private use(times: number): void {
    let wanted = times
    for (const pool of [this.elsewhere, ...this.of('times'), ...this.of('giveTimes')]) {
      const taken = Math.min(pool.left, wanted)
      if (taken === 0) continue
      pool.left -= taken
      wanted -= taken
      this.used.push({ pool, times: taken })
    }
  }

  private bringBack(times: number): void {
    let rest = times
    while (rest > 0) {
      const last = this.used.at(-1)
      if (!last) break
      const taken = Math.min(last.times, rest)
      last.pool.left += taken
      last.times -= taken
      rest -= taken
      if (last.times === 0) this.used.pop()
    }
    this.elsewhere.left += rest
  }

  /** What left the account, or came back to it, since the last event: whatever of it makes up the balance. */
  settle(balance: number): void {
    const held = [this.elsewhere, ...this.pools].reduce((sum, { left }) => sum + left, 0)
    if (held > balance) this.use(held - balance)
    else this.bringBack(balance - held)
  }

  buy(purchase: Purchase): void {
    this.pools.push(
      { purchase, kind: 'times', left: purchase.times, returned: 0 },
      { purchase, kind: 'giveTimes', left: purchase.giveTimes, returned: 0 },
    )
  }

  /**
   * Times that went back as of a purchase. Rows of earlier versions may say more than was left of it: then others were
   * used in their place, or went back with it.
   */
  giveBack(of: number | null, kind: Kind, times: number): void {
    const own = this.of(kind)
    const named = own.filter(({ purchase }) => purchase?.id === of)
    for (const pool of named) pool.returned += times
    let rest = times
    for (const pool of [...named, ...(of === null ? own : [])]) {
      const taken = Math.min(pool.left, rest)
      pool.left -= taken
      rest -= taken
    }
    let swapped = 0
    for (const use of this.used.filter(({ pool }) => named.includes(pool))) {
      const taken = Math.min(use.times, rest)
      use.times -= taken
      rest -= taken
      swapped += taken
    }
    for (const pool of [...own, ...this.pools, this.elsewhere]) {
      const taken = Math.min(pool.left, rest)
      pool.left -= taken
      rest -= taken
    }
    this.use(swapped)
  }

  get purchases(): readonly PurchaseStanding[] {
    const counts = (id: number, of: 'left' | 'returned'): Counts => {
      const countOf = (kind: Kind): number => this.of(kind).find(({ purchase }) => purchase?.id === id)![of]
      return { times: countOf('times'), giveTimes: countOf('giveTimes') }
    }
    return this.of('times').map(({ purchase }) => ({
      ...purchase!,
      returned: counts(purchase!.id, 'returned'),
      left: counts(purchase!.id, 'left'),
    }))
  }
}
