import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acuityCodes,
  chartLines,
  hundredths,
  isAcuity,
  lineDifference,
  lineOf,
  ofHundredths,
  rankOf,
  readAcuity,
  toFivePoint,
} from '../../domain/visualAcuity.ts'

const decimals = fc.integer({ min: 1, max: 200 }).map(ofHundredths)

describe('a visual acuity', () => {
  it('is kept as charts write it, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), value => {
        expect(hundredths(ofHundredths(value))).toBe(value)
        expect(isAcuity(ofHundredths(value))).toBe(true)
      }),
    )
    expect([1, 8, 10, 60, 55, 100, 120, 200].map(ofHundredths)).toEqual([
      '0.01',
      '0.08',
      '0.1',
      '0.6',
      '0.55',
      '1.0',
      '1.2',
      '2.0',
    ])
  })

  it.each([
    ['.6', '0.6'],
    ['0,6', '0.6'],
    ['0.60', '0.6'],
    ['0，6', '0.6'],
    [' 1.0 ', '1.0'],
    ['1', '1.0'],
    ['2.0', '2.0'],
    ['0.55', '0.55'],
    ['0.600', '0.6'],
    ['4.8', '0.6'],
    ['5', '1.0'],
    ['5.0', '1.0'],
    ['4', '0.1'],
    ['5.3', '2.0'],
    ['4.1', '0.12'],
    ['cf', 'CF'],
    ['Hm', 'HM'],
    ['光感', 'LP'],
    ['无光感', 'NLP'],
    ['指数', 'CF'],
    ['不配合', 'UC'],
  ])('is read from %s as %s', (typed, kept) => {
    expect(readAcuity(typed)).toBe(kept)
  })

  it.each([
    '',
    ' ',
    '0',
    '0.00',
    '0.005',
    '0.555',
    '-1',
    '3.0',
    '2.01',
    '5.4',
    '3.9',
    '4.85',
    'abc',
    '1e0',
    '0.6.',
    '..6',
    'constructor',
    '0x1',
  ])('is not read from %j', typed => {
    expect(readAcuity(typed)).toBeUndefined()
  })

  it('is read again from what it is kept as, except where five points mean something else', () => {
    fc.assert(
      fc.property(decimals, value => {
        expect(readAcuity(value)).toBe(value)
      }),
    )
    expect(acuityCodes.map(readAcuity)).toEqual([...acuityCodes])
  })

  it('has five points by the table of the standard chart', () => {
    expect(['0.1', '0.12', '0.3', '0.55', '0.6', '0.79', '1.0', '2.0', '0.09', 'CF'].map(toFivePoint)).toEqual([
      '4.0',
      '4.1',
      '4.5',
      '4.7',
      '4.8',
      '4.8',
      '5.0',
      '5.3',
      undefined,
      undefined,
    ])
  })

  it('reads the line of the chart that it reaches, the lower one of two', () => {
    expect(chartLines).toHaveLength(17)
    expect(['0.01', '0.02', '0.03', '0.1', '0.15', '0.2', '1.0', '1.1', '2.0'].map(lineOf)).toEqual([
      -1, 0, 0, 4, 4, 5, 13, 13, 16,
    ])
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        if (hundredths(a)! <= hundredths(b)!) expect(lineOf(a)!).toBeLessThanOrEqual(lineOf(b)!)
        expect(lineDifference(a, b)! + lineDifference(b, a)!).toBe(0)
      }),
    )
    expect(lineDifference('0.2', '0.5')).toBe(3)
    expect(lineDifference('CF', '0.5')).toBeUndefined()
  })

  it('is ordered with the codes below every decimal, and without those who do not cooperate', () => {
    const ordered = ['NLP', 'LP', 'HM', 'CF', '0.01', '0.02', '1.0', '2.0']
    const ranks = ordered.map(rankOf)
    expect(ranks).toEqual([...ranks].sort((a, b) => a! - b!))
    expect(new Set(ranks).size).toBe(ordered.length)
    expect(rankOf('UC')).toBeUndefined()
  })
})
