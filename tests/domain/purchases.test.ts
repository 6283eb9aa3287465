import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftOf, partsOf, worthOf } from '../../domain/purchases.ts'
import type { Purchase } from '../../domain/purchases.ts'

describe('what an organisation has left', () => {
  it.each([
    [
      { bought: 100, given: 10, left: 110 },
      { times: 100, giveTimes: 10 },
    ],
    [
      { bought: 100, given: 10, left: 60 },
      { times: 50, giveTimes: 10 },
    ],
    [
      { bought: 100, given: 10, left: 10 },
      { times: 0, giveTimes: 10 },
    ],
    [
      { bought: 100, given: 10, left: 3 },
      { times: 0, giveTimes: 3 },
    ],
    // A merged patient or another organisation's refund may bring more than was ever bought.
    [
      { bought: 100, given: 10, left: 130 },
      { times: 100, giveTimes: 10 },
    ],
    [
      { bought: 0, given: 0, left: 0 },
      { times: 0, giveTimes: 0 },
    ],
  ])('of %o is %o: used is paid before given', (standing, left) => {
    expect(leftOf(standing)).toEqual(left)
  })
})

const purchase = (id: number, times: number, amount: number, more: Partial<Purchase> = {}): Purchase => ({
  id,
  times,
  refundedTimes: 0,
  amount,
  isPaid: true,
  ...more,
})

describe('what goes back', () => {
  const purchases = [purchase(1, 100, 100_000), purchase(2, 50, 40_000), purchase(3, 30, 60_000, { isPaid: false })]

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
    const parts = partsOf(purchases, left, times)
    expect([worthOf(parts, true), worthOf(parts, false)]).toEqual([paid, cancelled])
  })

  it('is of the purchases that it was not of before: what comes back to the account later is worth what it was bought for', () => {
    // The first was used up, and the second given back; then a patient gave 20 times back.
    const parts = partsOf([purchase(1, 100, 100_000), purchase(2, 50, 40_000, { refundedTimes: 50 })], 20, 20)
    expect(parts.map(({ purchase: { id }, times, worth }) => [id, times, worth])).toEqual([[1, 20, 20_000]])
  })

  it('is rounded to whole fen, and all of a purchase together is its price, however it goes back', () => {
    expect(worthOf(partsOf([purchase(1, 3, 100)], 3, 1), true)).toBe(33)
    expect(worthOf(partsOf([purchase(1, 3, 100)], 3, 30), true)).toBe(100)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat({ max: 100_000 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }),
        (times, amount, shares) => {
          let [refundedTimes, given] = [0, 0]
          for (const share of [...shares, times]) {
            const parts = partsOf([purchase(1, times, amount, { refundedTimes })], times - refundedTimes, share)
            given += worthOf(parts, true)
            refundedTimes += parts[0]?.times ?? 0
          }
          expect([refundedTimes, given]).toEqual([times, amount])
        },
      ),
    )
  })
})
