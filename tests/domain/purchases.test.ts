import { describe, expect, it } from 'vitest'
import { leftOf, worthOf } from '../../domain/purchases.ts'

describe('what an organisation has left', () => {
  it.each([
    [{ bought: 100, given: 10, left: 110 }, { times: 100, giveTimes: 10 }],
    [{ bought: 100, given: 10, left: 60 }, { times: 50, giveTimes: 10 }],
    [{ bought: 100, given: 10, left: 10 }, { times: 0, giveTimes: 10 }],
    [{ bought: 100, given: 10, left: 3 }, { times: 0, giveTimes: 3 }],
    // A merged patient or another organisation's refund may bring more than was ever bought.
    [{ bought: 100, given: 10, left: 130 }, { times: 100, giveTimes: 10 }],
    [{ bought: 0, given: 0, left: 0 }, { times: 0, giveTimes: 0 }],
  ])('of %o is %o: used is paid before given', (standing, left) => { expect(leftOf(standing)).toEqual(left) })
})

describe('what paid times were bought for', () => {
  const purchases = [{ times: 100, paid: 100_000 }, { times: 50, paid: 40_000 }, { times: 30, paid: 0 }]

  it.each([
    // Everything is left, the oldest goes back first.
    [180, 180, 140_000], [180, 100, 100_000], [180, 110, 108_000],
    // 120 of the oldest are used: 30 of the second purchase and the unpaid ones are left.
    [60, 10, 8_000], [60, 30, 24_000], [60, 60, 24_000],
    [0, 10, 0], [180, 0, 0],
  ])('with %i left and %i going back is %i fen', (left, times, worth) => { expect(worthOf(purchases, left, times)).toBe(worth) })

  it('is rounded to whole fen, and never more than was paid', () => {
    expect(worthOf([{ times: 3, paid: 100 }], 3, 1)).toBe(33)
    expect(worthOf([{ times: 3, paid: 100 }], 3, 3)).toBe(100)
    expect(worthOf([{ times: 3, paid: 100 }], 3, 30)).toBe(100)
  })
})
