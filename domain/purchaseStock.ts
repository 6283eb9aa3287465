import type { Counts, Purchase, PurchaseStanding } from './purchases.ts'

type Kind = keyof Counts

/** Times of one kind of one purchase, or those of no purchase. */
interface Pool {
  readonly among: Pools
  readonly place: number
  left: number
  /** Went back as of this purchase. */
  returned: number
  /** Left the account otherwise, and did not come back. */
  used: number
}

interface Taken {
  readonly pool: Pool
  times: number
}

const takeOf = (pool: Pool, wanted: number): number => {
  const times = Math.min(pool.left, wanted)
  pool.left -= times
  return times
}

/** Pools that are emptied from the oldest on. */
class Pools {
  private readonly all: Pool[] = []
  /** All before this place are empty. */
  private oldest = 0

  add(left: number): Pool {
    const pool: Pool = { among: this, place: this.all.length, left, returned: 0, used: 0 }
    this.all.push(pool)
    return pool
  }

  putBack(pool: Pool, times: number): void {
    pool.left += times
    this.oldest = Math.min(this.oldest, pool.place)
  }

  /** Takes as many as are wanted, or all where there are fewer. */
  take(wanted: number): readonly Taken[] {
    const taken: Taken[] = []
    let rest = wanted
    while (rest > 0 && this.oldest < this.all.length) {
      const pool = this.all[this.oldest]!
      const times = takeOf(pool, rest)
      rest -= times
      if (times > 0) taken.push({ pool, times })
      if (pool.left === 0) this.oldest += 1
    }
    return taken
  }
}

/** Takes of the first as long as they have any, then of the next. */
const takeInOrder = (order: readonly Pools[], wanted: number): readonly Taken[] => {
  let rest = wanted
  return order.flatMap(pools => {
    const taken = pools.take(rest)
    for (const { times } of taken) rest -= times
    return taken
  })
}

/**
 * Of which purchase each time is that an account holds, decided by what there was when others left it: what is bought
 * later changes nothing of it. What comes back is what left last. An event costs as much as it moves, however many
 * purchases there are.
 */
export class PurchaseStock {
  private readonly elsewhere = new Pools()
  private readonly unbought = this.elsewhere.add(0)
  private readonly kinds: Readonly<Record<Kind, Pools>> = { times: new Pools(), giveTimes: new Pools() }
  /** The order of use, which docs/behaviour.md decides: what came without a purchase, then paid times, then gifts. */
  private readonly order = [this.elsewhere, this.kinds.times, this.kinds.giveTimes]
  private readonly bought = new Map<number, Readonly<Record<Kind, Pool>> & { readonly purchase: Purchase }>()
  private readonly uses: Taken[] = []
  private held = 0

  private use(times: number): void {
    for (const taken of takeInOrder(this.order, times)) {
      taken.pool.used += taken.times
      this.held -= taken.times
      this.uses.push(taken)
    }
  }

  private bringBack(times: number): void {
    let rest = times
    for (let last = this.uses.at(-1); rest > 0 && last; last = this.uses.at(-1)) {
      const back = Math.min(last.times, rest)
      last.pool.among.putBack(last.pool, back)
      last.pool.used -= back
      last.times -= back
      rest -= back
      if (last.times === 0) this.uses.pop()
    }
    this.elsewhere.putBack(this.unbought, rest)
    this.held += times
  }

  /** What left the account, or came back to it, since the last event: whatever of it makes up the balance. */
  settle(balance: number): void {
    if (this.held > balance) this.use(this.held - balance)
    else this.bringBack(balance - this.held)
  }

  buy(purchase: Purchase): void {
    const { id, times, giveTimes } = purchase
    this.bought.set(id, {
      purchase,
      times: this.kinds.times.add(times),
      giveTimes: this.kinds.giveTimes.add(giveTimes),
    })
    this.held += times + giveTimes
  }

  /** Times that went back as of a purchase, or, by rows of earlier versions, of none. */
  giveBack(of: number | null, kind: Kind, times: number): void {
    const named = of === null ? undefined : this.bought.get(of)?.[kind]
    let rest = times
    if (named) {
      named.returned += times
      const taken = takeOf(named, times)
      this.held -= taken
      rest -= taken
    }
    if (rest > 0) this.giveBackBeyond(named, kind, rest)
  }

  /**
   * Rows of earlier versions may say more than was left of a purchase: then others were used in the place of what they
   * say, or went back with it.
   */
  private giveBackBeyond(named: Pool | undefined, kind: Kind, times: number): void {
    let swapped = 0
    for (const use of this.uses) {
      if (use.pool !== named) continue
      const taken = Math.min(use.times, times - swapped)
      use.times -= taken
      use.pool.used -= taken
      swapped += taken
    }
    const others = kind === 'times' ? this.kinds.giveTimes : this.kinds.times
    for (const taken of takeInOrder([this.kinds[kind], others, this.elsewhere], times - swapped))
      this.held -= taken.times
    this.use(swapped)
  }

  get purchases(): readonly PurchaseStanding[] {
    return [...this.bought.values()].map(({ purchase, times, giveTimes }) => {
      const counts = (what: 'left' | 'returned' | 'used'): Counts => ({
        times: times[what],
        giveTimes: giveTimes[what],
      })
      return { ...purchase, left: counts('left'), returned: counts('returned'), used: counts('used') }
    })
  }
}
