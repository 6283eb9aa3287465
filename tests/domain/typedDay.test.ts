import { describe, expect, it } from 'vitest'
import { readTypedDay, readTypedMoment } from '../../domain/typedDay.ts'

/** A Tuesday. */
const today = '2026-11-24'

describe('a day that is typed', () => {
  it.each([
    ['20261122', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026/1/2', '2026-01-02'],
    ['2026年11月22日', '2026-11-22'],
    ['２０２６－１１－２２', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['22.11.', '2026-11-22'],
    ['1.2.', '2026-02-01'],
    ['11-22', '2026-11-22'],
    ['11/22', '2026-11-22'],
    ['11月22日', '2026-11-22'],
    ['11 月 22 号', '2026-11-22'],
    ['today', today],
    ['Today ', today],
    ['今天', today],
    ['yesterday', '2026-11-23'],
    ['昨天', '2026-11-23'],
    ['tomorrow', '2026-11-25'],
    ['明天', '2026-11-25'],
    ['后天', '2026-11-26'],
    ['前天', '2026-11-22'],
    ['+7', '2026-12-01'],
    ['-1', '2026-11-23'],
    ['+2w', '2026-12-08'],
    ['+1周', '2026-12-01'],
    ['+3m', '2027-02-24'],
    ['+3个月', '2027-02-24'],
    ['-8y', '2018-11-24'],
    ['-1年', '2025-11-24'],
    ['＋7 天', '2026-12-01'],
  ])('%s is %s', (typed, day) => {
    expect(readTypedDay(typed, today)).toBe(day)
  })

  it.each([
    '',
    '20',
    '2026-02-30',
    '31.11.',
    '13-40',
    '30.2.2026',
    '+',
    '+7x',
    '+99999',
    '-9999y',
    'constructor',
    'next week',
    '2026-11',
    '1/2/2026',
  ])('%s is none', typed => {
    expect(readTypedDay(typed, today)).toBeUndefined()
  })

  it('of no year is one that may be meant: the last one where it cannot lie ahead, the next where it cannot lie behind', () => {
    expect(readTypedDay('24.12.', today, { max: today })).toBe('2025-12-24')
    expect(readTypedDay('1.1.', today, { min: today })).toBe('2027-01-01')
    expect(readTypedDay('29.2.', '2027-03-01', { min: '2020-01-01' })).toBe('2028-02-29')
  })
})

describe('a moment that is typed', () => {
  const now = `${today}T10:45`
  it.each([
    ['2026-11-22 9:30', '2026-11-22T09:30'],
    ['2026-11-22T09:30', '2026-11-22T09:30'],
    ['20261122 14:05', '2026-11-22T14:05'],
    ['22.11. 9:30', '2026-11-22T09:30'],
    ['今天 9：30', `${today}T09:30`],
    ['9:30', `${today}T09:30`],
    ['now', now],
    ['现在', now],
    ['today', now],
    ['yesterday', '2026-11-23T00:00'],
    ['+7 8:00', '2026-12-01T08:00'],
  ])('%s is %s', (typed, moment) => {
    expect(readTypedMoment(typed, now)).toBe(moment)
  })

  it.each(['', '24:00', '9:60', '9', 'today 99:00', '2026-02-30 9:30'])('%s is none', typed => {
    expect(readTypedMoment(typed, now)).toBeUndefined()
  })
})
