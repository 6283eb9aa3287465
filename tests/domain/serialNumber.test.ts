import { describe, expect, it } from 'vitest'
import {
  hasFormOf,
  isSerialPattern,
  luhnDigit,
  mod3736Character,
  mostSerials,
  serialNumber,
} from '../../domain/serialNumber.ts'

describe('check characters', () => {
  it.each([
    ['7992739871', '3'],
    ['411111111111111', '1'],
    ['0', '0'],
    ['AB-7992739871', '3'],
  ])('are those that Luhn gives %s', (text, digit) => expect(luhnDigit(text)).toBe(digit))

  // The example of the Global Release Identifier standard, whose last character is by MOD 37,36.
  it.each([
    ['A12425GABC1234002', 'M'],
    ['a1-2425g-abc1234002', 'M'],
  ])('are those that ISO/IEC 7064 gives %s', (text, character) => expect(mod3736Character(text)).toBe(character))

  it.each(['luhn', 'mod3736'] as const)('tell each mistyped digit, by %s', check => {
    const number = serialNumber('AM{YY}######', 123_456, 2026, check)
    const [body, last] = [number.slice(0, -1), number.slice(-1)]
    for (const place of [2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const digit of '0123456789'.replace(body[place]!, '')) {
        const wrong = body.slice(0, place) + digit + body.slice(place + 1)
        expect(check === 'luhn' ? luhnDigit(wrong) : mod3736Character(wrong)).not.toBe(last)
      }
    }
  })
})

describe('patterns', () => {
  it.each(['AM{YY}######', 'V####', 'V-{YY}-########-CN'])('may be %s', pattern =>
    expect(isSerialPattern(pattern)).toBe(true),
  )
  it.each([
    '',
    '####',
    'AM',
    'AM###',
    'AM###########',
    '####-####',
    'am######',
    '-####',
    'AM{MM}####',
    'AM ####',
    '视力####',
  ])('may not be %j', pattern => expect(isSerialPattern(pattern)).toBe(false))

  it('are filled with year, number and check character', () => {
    expect(serialNumber('AM{YY}######', 7, 2026, 'none')).toBe('AM26000007')
    expect(serialNumber('AM{YY}######', 7, 2026, 'luhn')).toBe(`AM26000007${luhnDigit('26000007')}`)
    expect(mostSerials('####')).toBe(9999)
  })

  it('know what could be one of their numbers', () => {
    const number = serialNumber('AM{YY}####', 42, 2026, 'luhn')
    expect(hasFormOf('AM{YY}####', 'luhn', number.toLowerCase())).toBe(true)
    expect(hasFormOf('AM{YY}####', 'luhn', number.slice(1))).toBe(false)
    expect(hasFormOf('AM{YY}####', 'none', number)).toBe(false)
  })
})
