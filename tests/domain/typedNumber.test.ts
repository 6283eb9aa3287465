import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedNumber, writeNumber } from '../../domain/typedNumber.ts'
import { readAcuity } from '../../domain/visualAcuity.ts'

describe('a number as it is typed', () => {
  it.each([
    ['+1.25', 1.25],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['-.25', -0.25],
    ['0,75', 0.75],
    ['－１．５', -1.5],
    ['＋２', 2],
    ['−3.25', -3.25],
    ['1。5', 1.5],
    [' 90 ', 90],
    ['1,250', 1250],
    ['0,125', 0.125],
    ['-0', 0],
    ['1.', 1],
  ])('%s is %d', (typed, value) => {
    expect(readTypedNumber(typed)).toBe(value)
  })

  it.each(['', '-', 'abc', '1.2.3', '1,2,3', '--1', '1e3', '0x10', '½', 'Infinity'])('%j is none', typed => {
    expect(readTypedNumber(typed)).toBeUndefined()
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12_000, max: 12_000 }), fc.boolean(), (quarters, signed) => {
        expect(readTypedNumber(writeNumber(quarters / 4, { digits: 2, signed }))).toBe(quarters / 4 + 0)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), hundredths => {
        expect(readTypedNumber(writeNumber(hundredths / 100))).toBe(hundredths / 100 + 0)
      }),
    )
  })

  it('shows its sign and its digits, and more digits where it has them', () => {
    expect([1.25, -0.5, 0, 0.125].map(value => writeNumber(value, { digits: 2, signed: true }))).toEqual([
      '+1.25',
      '-0.50',
      '0.00',
      '+0.125',
    ])
  })
})

describe('an acuity as it is typed', () => {
  it.each([
    ['.6', '0.6'],
    ['0,6', '0.6'],
    ['０．６', '0.6'],
    ['4.8', '0.6'],
    ['４。８', '0.6'],
    ['ｃｆ', 'CF'],
    ['1.00', '1.0'],
  ])('%s is %s', (typed, kept) => {
    expect(readAcuity(typed)).toBe(kept)
  })
  it.each(['0.555', '3.0', '-1', 'abc', '5.4', '0'])('%s is none', typed => {
    expect(readAcuity(typed)).toBeUndefined()
  })
})
