import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftOf, partsOf, standingsOf, usedOf, worthOf } from '../../domain/purchases.ts'
import type { AccountEvent, Purchase } from '../../domain/purchases.ts'

const purchase = (id: number, times: number, amount = 0, more: Partial<Purchase> = {}): Purchase => ({
  id,
  times,
  giveTimes: 0,
  amount,
  isPaid: true,
  ...more,
})

/** Bought, used (less than nothing: brought back), or given back as of purchases. */
type Step = Purchase | number | (readonly [purchase: number | null, times: number, giveTimes: number])[]

const account = (steps: readonly Step[]) => {
  let balance = 0
  const events: AccountEvent[] = []
  for (const step of steps)
    if (typeof step === 'number') balance -= step
    else if ('id' in step) {
      events.push({ before: balance, purchase: step })
      balance += step.times + step.giveTimes
    } else {
      events.push({
        before: balance,
        parts: step.map(([of, times, giveTimes]) => ({ purchase: of, times, giveTimes })),
      })
      balance -= step.reduce((sum, [, times, giveTimes]) => sum + times + giveTimes, 0)
    }
  return { purchases: standingsOf(events, balance), balance }
}
const standings = (steps: readonly Step[]) => account(steps).purchases

describe('what an organisation has left', () => {
  const [first, second] = [purchase(1, 10, 0, { giveTimes: 5 }), purchase(2, 10)]
  const given = purchase(2, 10, 0, { giveTimes: 5 })
  it.each<[string, Step[], number, number]>([
    ['nothing', [], 0, 0],
    ['all of it', [first], 10, 5],
    ['what is used is paid before given', [first, 3], 7, 5],
    ['and then given', [first, 12], 0, 3],
    ['what was used before a purchase is none of it', [first, 12, second], 10, 3],
    ['what is used after it is the oldest paid times', [first, 12, second, 4], 6, 3],
    ['what comes back is what was used last', [first, 12, second, -4], 12, 5],
    ['paid times of a purchase are used before gifts of one before', [first, 8, second, 4], 8, 5],
    ['what came from elsewhere is of no purchase, and used first', [first, -20, 15], 10, 5],
    ['what went back is of the purchase that it went back of', [first, second, [[1, 4, 5]], 2], 14, 0],
    ['what an earlier version took of one that had no more, others gave', [first, given, [[1, 1, 10]]], 19, 0],
    ['or were used in its place', [first, 12, second, [[1, 0, 5]]], 8, 0],
    ['and gifts that went back of none are those of the oldest', [first, given, [[null, 0, 7]]], 20, 3],
  ])('%s', (_rule, steps, times, giveTimes) => {
    expect(leftOf(standings(steps))).toEqual({ times, giveTimes })
  })

  it('says of each purchase whether any of it was used', () => {
    expect(standings([first, 12, second]).map(usedOf)).toEqual([12, 0])
    expect(standings([first, second, [[1, 4, 5]], 2]).map(usedOf)).toEqual([2, 0])
  })

  it('counts gifts that earlier versions booked on another purchase, or on none, as gone back', () => {
    expect(standings([first, given, [[1, 1, 10]]]).map(usedOf)).toEqual([0, 0])
    expect(standings([first, given, [[null, 0, 7]]]).map(usedOf)).toEqual([0, 0])
    expect(standings([first, given, 22, [[null, 0, 7]]]).map(usedOf)).toEqual([12, 10])
  })

  it('counts paid times that went back so as still owed, as their money went back with that row', () => {
    expect(standings([first, second, [[null, 12, 0]]]).map(usedOf)).toEqual([10, 2])
  })

  const few = fc.nat({ max: 30 })
  it('is what the account has, and never more of a purchase than was bought with it, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ buys: few, gifts: few }),
            fc.record({ uses: few }),
            fc.record({ bringsBack: few }),
            fc.record({ returns: few, gifts: few }),
          ),
          { maxLength: 25 },
        ),
        happenings => {
          const steps: Step[] = []
          let used = 0
          for (const one of happenings) {
            const { purchases, balance } = account(steps)
            if ('buys' in one) steps.push(purchase(purchases.length + 1, one.buys + 1, 100, { giveTimes: one.gifts }))
            else if ('uses' in one) {
              const times = Math.min(one.uses, balance)
              steps.push(times)
              used += times
            } else if ('bringsBack' in one) {
              const times = Math.min(one.bringsBack, used)
              steps.push(-times)
              used -= times
            } else {
              const parts = partsOf(purchases, { times: one.returns, giveTimes: one.gifts })
              if (parts.length > 0)
                steps.push(parts.map(part => [part.purchase.id, part.times, part.giveTimes] as const))
            }
          }
          const { purchases, balance } = account(steps)
          const { times, giveTimes } = leftOf(purchases)
          expect(times + giveTimes).toBe(balance)
          expect(purchases.reduce((sum, one) => sum + usedOf(one), 0)).toBe(used)
          for (const { left, returned, ...bought } of purchases)
            for (const kind of ['times', 'giveTimes'] as const) {
              expect(left[kind]).toBeGreaterThanOrEqual(0)
              expect(left[kind] + returned[kind]).toBeLessThanOrEqual(bought[kind])
            }
        },
      ),
    )
  })
})

describe('what goes back', () => {
  const bought = [purchase(1, 100, 100_000), purchase(2, 50, 40_000), purchase(3, 30, 60_000, { isPaid: false })]

  it.each([
    // Everything is left, the oldest goes back first.
    [180, 180, 140_000, 60_000],
    [180, 100, 100_000, 0],
    [180, 110, 108_000, 0],
    // 120 of the oldest are used: 30 of the second purchase and the unpaid ones are left.
    [60, 10, 8_000, 0],
    [60, 30, 24_000, 0],
    [60, 60, 24_000, 60_000],
    [60, 45, 24_000, 30_000],
    [0, 10, 0, 0],
    [180, 0, 0, 0],
  ])('with %i left and %i going back is worth %i fen, and %i are owed no longer', (left, times, paid, cancelled) => {
    const parts = partsOf(standings([...bought, 180 - left]), { times, giveTimes: 0 })
    expect([worthOf(parts, true), worthOf(parts, false)]).toEqual([paid, cancelled])
  })

  it('is of the purchases that it was not of before: what comes back to the account later is worth what it was bought for', () => {
    // The first was used up, and the second given back; then a patient gave 20 times back.
    const purchases = standings([purchase(1, 100, 100_000), purchase(2, 50, 40_000), 100, [[2, 50, 0]], -20])
    const parts = partsOf(purchases, { times: 20, giveTimes: 0 })
    expect(parts.map(({ purchase: { id }, times, worth }) => [id, times, worth])).toEqual([[1, 20, 20_000]])
  })

  it('shares out gifts as paid times, of each purchase no more than it gave', () => {
    const purchases = standings([purchase(1, 10, 100, { giveTimes: 5 }), purchase(2, 10, 100, { giveTimes: 5 })])
    const shared = (times: number, giveTimes: number) =>
      partsOf(purchases, { times, giveTimes }).map(part => [part.purchase.id, part.times, part.giveTimes])
    expect([shared(1, 8), shared(12, 2), shared(0, 6)]).toEqual([
      [
        [1, 1, 5],
        [2, 0, 3],
      ],
      [
        [1, 10, 2],
        [2, 2, 0],
      ],
      [
        [1, 0, 5],
        [2, 0, 1],
      ],
    ])
  })

  it('is rounded to whole fen, and all of a purchase together is its price, however it goes back', () => {
    const worth = (times: number) => worthOf(partsOf(standings([purchase(1, 3, 100)]), { times, giveTimes: 0 }), true)
    expect([worth(1), worth(30)]).toEqual([33, 100])
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat({ max: 100_000 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }),
        (times, amount, shares) => {
          const steps: Step[] = [purchase(1, times, amount)]
          let given = 0
          for (const share of [...shares, times]) {
            const parts = partsOf(standings(steps), { times: share, giveTimes: 0 })
            given += worthOf(parts, true)
            if (parts.length > 0) steps.push([[1, parts[0]!.times, 0]])
          }
          expect([leftOf(standings(steps)).times, given]).toEqual([0, amount])
        },
      ),
    )
  })
})
