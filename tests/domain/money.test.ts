import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from '../../domain/amountInWords.ts'
import { refundableTimes, refundAmount } from '../../domain/lotRefund.ts'
import { priceOfTimes } from '../../domain/packagePrice.ts'

describe('what times cost', () => {
  const amounts = { total30: 300_000, total60: null, total90: 0, perTime: 12_000 }

  it('is the total of a package that has one, and else so many single times', () => {
    expect([1, 30, 31, 60, 90].map(times => priceOfTimes(amounts, times))).toEqual([
      12_000, 300_000, 372_000, 720_000, 0,
    ])
  })

  it('is so many single times for a package that is not offered', () => {
    expect([30, 60, 90].map(times => priceOfTimes(amounts, times, [60]))).toEqual([360_000, 720_000, 1_080_000])
  })
})

describe('what a refund of a top-up gives back', () => {
  it('is at the price of the lot, to the nearest fen', () => {
    const lot = { times: 30, usedTimes: 10, refundedTimes: 0, amount: 100_000 }
    expect(refundableTimes(lot)).toBe(20)
    expect(refundAmount(lot, 20)).toBe(66_667)
    expect(refundAmount({ ...lot, times: 0, usedTimes: 0, amount: 0 }, 0)).toBe(0)
    expect(
      refundAmount({ times: 100_000, usedTimes: 0, refundedTimes: 0, amount: 9_007_199_254_740_991 }, 99_999),
    ).toBe(9_007_109_182_748_444)
  })

  it('is the price in all, however the lot is given back, and never less than nothing', () => {
    const steps = fc.record({
      amount: fc.integer({ min: 0, max: 10_000_000 }),
      parts: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
    })
    fc.assert(
      fc.property(steps, ({ amount, parts }) => {
        const times = parts.reduce((sum, part) => sum + part, 0)
        let refundedTimes = 0
        let given = 0
        for (const part of parts) {
          const fen = refundAmount({ times, usedTimes: 0, refundedTimes, amount }, part)
          expect(fen).toBeGreaterThanOrEqual(0)
          given += fen
          refundedTimes += part
        }
        expect(given).toBe(amount)
      }),
    )
  })
})

describe('an amount in words', () => {
  it.each([
    [0, '人民币零元整'],
    [5, '人民币伍分'],
    [50, '人民币伍角整'],
    [105, '人民币壹元零伍分'],
    [150, '人民币壹元伍角整'],
    [1050, '人民币壹拾元零伍角整'],
    [100_000, '人民币壹仟元整'],
    [100_100, '人民币壹仟零壹元整'],
    [1_000_000, '人民币壹万元整'],
    [1_001_000, '人民币壹万零壹拾元整'],
    [10_500_000, '人民币壹拾万伍仟元整'],
    [168_032, '人民币壹仟陆佰捌拾元零叁角贰分'],
    [10_000_000_000, '人民币壹亿元整'],
    [10_000_000_100, '人民币壹亿零壹元整'],
    [123_456_789_012, '人民币壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾元零壹角贰分'],
    [10_001_000_000, '人民币壹亿零壹万元整'],
  ])('%i fen', (fen, words) => {
    expect(amountInWords(fen)).toBe(words)
  })
})
