import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageGroup, ageGroups, ageOn, monthsOn } from '../../domain/age.ts'
import { addDays, addYears, dayOf, isRelativeDay } from '../../domain/calendar.ts'
import { needsConsent, underConsentAge } from '../../domain/consent.ts'
import { checkDigit, readIdentityNumber } from '../../domain/identityNumber.ts'

const dates = fc.integer({ min: 0, max: 40_000 }).map(days => addDays('1950-01-01', days))

describe('an age', () => {
  it.each([
    ['2018-05-04', '2018-05-04', 0],
    ['2018-05-04', '2026-05-03', 7],
    ['2018-05-04', '2026-05-04', 8],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2018-05-04', '2018-05-03', undefined],
  ])('of somebody born %s is on %s %s', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age)
  })

  it('never goes back from one day to the next', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 30_000 }), (birthday, days) => {
        const day = addDays(birthday, days)
        const [now, then] = [ageOn(birthday, day)!, ageOn(birthday, addDays(day, 1))!]
        expect(then - now === 0 || then - now === 1).toBe(true)
      }),
    )
  })

  it('in months is that in years and up to eleven more', () => {
    expect(
      [
        ['2018-05-31', '2018-06-30'],
        ['2018-05-31', '2018-07-01'],
        ['2020-02-29', '2021-02-28'],
        ['2018-05-04', '2018-05-03'],
      ].map(([birthday, day]) => monthsOn(birthday!, day!)),
    ).toEqual([0, 1, 11, undefined])
    fc.assert(
      fc.property(dates, fc.nat(30_000), (birthday, days) => {
        const day = addDays(birthday, days)
        expect(Math.floor(monthsOn(birthday, day)! / 12)).toBe(ageOn(birthday, day))
      }),
    )
  })

  it('below 14 needs the consent of a guardian', () => {
    expect([needsConsent('2012-03-03', '2026-03-02'), needsConsent('2012-03-02', '2026-03-02')]).toEqual([true, false])
    fc.assert(
      fc.property(dates, fc.nat(9000), (birthday, days) => {
        const today = addDays(birthday, days)
        expect(needsConsent(birthday, today)).toBe(ageOn(birthday, today)! < 14)
        expect(birthday >= dayOf(underConsentAge, today)).toBe(needsConsent(birthday, today))
      }),
    )
  })

  it('belongs to one group', () => {
    expect([0, 3, 4, 6, 7, 12, 13, 18, 19, 90].map(ageGroup)).toEqual([
      'upTo3',
      'upTo3',
      'from4',
      'from4',
      'from7',
      'from10',
      'from13',
      'from16',
      'over18',
      'over18',
    ])
    fc.assert(
      fc.property(fc.nat(130), age => {
        expect(ageGroups).toContain(ageGroup(age))
      }),
    )
  })
})

describe('a day told from today', () => {
  it.each([
    ['today', '2026-03-02'],
    ['-120y', '1906-03-02'],
    ['-14y+1d', '2012-03-03'],
    ['+30d', '2026-04-01'],
    ['2020-01-01', '2020-01-01'],
  ])('%s is %s', (bound, day) => {
    expect(dayOf(bound, '2026-03-02')).toBe(day)
  })
  it('of 29 February is the 28th where there is none', () => {
    expect([addYears('2024-02-29', -1), addYears('2024-02-29', 4)]).toEqual(['2023-02-28', '2028-02-29'])
  })
  it('is spelled in one way', () => {
    expect(['today', '-1y', '-1y-1d', '+2d'].every(isRelativeDay)).toBe(true)
    expect(['', 'tomorrow', '1y', '-1d-1y', '2020-01-01', '-1y '].some(isRelativeDay)).toBe(false)
  })
})

describe('an identity number', () => {
  const numbers = fc.tuple(dates, fc.integer({ min: 0, max: 999 })).map(([date, serial]) => {
    const first17 = `110101${date.replaceAll('-', '')}${String(serial).padStart(3, '0')}`
    return { value: first17 + checkDigit(first17), date, serial }
  })

  it('says when its holder was born, and whether a boy or a girl', () => {
    fc.assert(
      fc.property(numbers, ({ value, date, serial }) => {
        expect(readIdentityNumber(value)).toEqual({ birthday: date, gender: serial % 2 === 1 ? 'male' : 'female' })
      }),
    )
    // The example of the standard.
    expect(readIdentityNumber('11010519491231002X')).toEqual({ birthday: '1949-12-31', gender: 'female' })
  })

  it('is refused with any one digit changed', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), ({ value }, at, by) => {
        const changed = value.slice(0, at) + String((Number(value[at]) + by) % 10) + value.slice(at + 1)
        expect(readIdentityNumber(changed)).toBeUndefined()
      }),
    )
  })

  it.each(['', '1', '110105194912310021', '11010519490230002X', '11010519491231002x', '440524188001010014x'])(
    'is refused as %j',
    value => {
      expect(readIdentityNumber(value)).toBeUndefined()
    },
  )
})
