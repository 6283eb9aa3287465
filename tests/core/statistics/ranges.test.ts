import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import {
  comparedRange,
  daysIn,
  endOf,
  periodsOf,
  periodWithin,
  pointsIn,
  quickRange,
  quickRanges,
  rangeErrors,
  startOf,
  steps,
  stepsBeside,
  suitingStep,
  unitBegun,
  unitErrors,
  yearRange,
} from '../../../resources/core/statistics/index.ts'

const span = (from: string, to: string) => ({ from, to })

test('a week runs from Monday to Sunday, over the end of a year too', () => {
  expect(quickRange('lastWeek', '2026-01-01')).toEqual(span('2025-12-22', '2025-12-28'))
  expect(quickRange('lastWeek', '2026-11-23')).toEqual(span('2026-11-16', '2026-11-22'))
  expect(quickRange('lastWeek', '2026-11-22')).toEqual(span('2026-11-09', '2026-11-15'))
})

test('what has begun ends today', () => {
  expect(quickRange('thisMonth', '2024-02-29')).toEqual(span('2024-02-01', '2024-02-29'))
  expect(quickRange('thisQuarter', '2026-11-22')).toEqual(span('2026-10-01', '2026-11-22'))
  expect(quickRange('lastMonth', '2026-03-31')).toEqual(span('2026-02-01', '2026-02-28'))
  expect(quickRange('last15Days', '2026-03-01')).toEqual(span('2026-02-15', '2026-03-01'))
  for (const name of quickRanges) expect(rangeErrors(quickRange(name, '2026-11-22'))).toEqual({})
})

test('whole months are compared with as many whole months before them', () => {
  expect(comparedRange(span('2026-03-01', '2026-03-31'), 'previous')).toEqual(span('2026-02-01', '2026-02-28'))
  expect(comparedRange(span('2024-03-01', '2024-03-31'), 'previous')).toEqual(span('2024-02-01', '2024-02-29'))
  expect(comparedRange(span('2026-01-01', '2026-03-31'), 'previous')).toEqual(span('2025-10-01', '2025-12-31'))
  expect(comparedRange(span('2025-01-01', '2025-12-31'), 'previous')).toEqual(span('2024-01-01', '2024-12-31'))
})

test.each([
  ['thisMonth', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['thisMonth', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['thisMonth', '2026-07-01', '2026-06-01', '2026-06-01'],
  ['thisMonth', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['thisQuarter', '2026-11-22', '2026-07-01', '2026-08-22'],
  ['thisQuarter', '2026-07-15', '2026-04-01', '2026-04-15'],
  ['thisQuarter', '2026-08-30', '2026-04-01', '2026-05-30'],
  ['thisQuarter', '2026-08-31', '2026-04-01', '2026-05-31'],
  ['thisQuarter', '2026-05-30', '2026-01-01', '2026-02-28'],
  ['thisQuarter', '2026-04-01', '2026-01-01', '2026-01-01'],
  ['thisYear', '2026-11-22', '2025-01-01', '2025-11-22'],
  ['thisYear', '2026-01-20', '2025-01-01', '2025-01-20'],
  ['thisYear', '2026-02-10', '2025-01-01', '2025-02-10'],
  ['thisYear', '2026-04-30', '2025-01-01', '2025-04-30'],
  ['thisYear', '2025-02-28', '2024-01-01', '2024-02-29'],
  ['thisYear', '2024-02-29', '2023-01-01', '2023-02-28'],
  ['thisYear', '2026-01-01', '2025-01-01', '2025-01-01'],
] as const)('%s on %s is compared with the same part of the one before', (choice, today, from, to) => {
  expect(comparedRange(quickRange(choice, today), 'previous', unitBegun(choice))).toEqual(span(from, to))
})

test('a year by its number is compared with the one before it, and as much of it as there has been', () => {
  for (const [year, to, before] of [
    [2026, '2026-05-02', '2025-05-02'],
    [2024, '2026-05-02', '2023-12-31'],
  ] as const)
    expect(comparedRange(yearRange(year, to), 'previous', unitBegun(year))).toEqual(span(`${year - 1}-01-01`, before))
})

test('no unit is guessed from days that were chosen as such', () => {
  for (const choice of ['today', 'lastWeek', 'last30Days', 'lastMonth', 'allYears', 'free'] as const)
    expect(unitBegun(choice)).toBeUndefined()
  expect(comparedRange(span('2026-07-01', '2026-07-15'), 'previous')).toEqual(span('2026-06-16', '2026-06-30'))
  expect(unitErrors(span('2026-07-01', '2026-07-15'), 'quarter')).toEqual({})
  for (const days of [span('2026-07-02', '2026-07-15'), span('2026-07-01', '2026-10-01')])
    expect(unitErrors(days, 'quarter')).toEqual({ unit: { key: 'notOfUnit' } })
})

test('other ranges are compared with as many days just before', () => {
  expect(comparedRange(span('2026-11-16', '2026-11-22'), 'previous')).toEqual(span('2026-11-09', '2026-11-15'))
  expect(comparedRange(span('2026-11-01', '2026-11-01'), 'previous')).toEqual(span('2026-10-31', '2026-10-31'))
  expect(comparedRange(span('2026-02-20', '2026-03-10'), 'previous')).toEqual(span('2026-02-01', '2026-02-19'))
})

test('the year before has the same days, and whole Februaries', () => {
  expect(comparedRange(span('2024-02-29', '2024-02-29'), 'lastYear')).toEqual(span('2023-02-28', '2023-02-28'))
  expect(comparedRange(span('2025-02-01', '2025-02-28'), 'lastYear')).toEqual(span('2024-02-01', '2024-02-29'))
  expect(comparedRange(span('2025-02-01', '2025-02-27'), 'lastYear')).toEqual(span('2024-02-01', '2024-02-27'))
})

test('a range that begins on 29 February is compared with what begins after the 28th', () => {
  expect(comparedRange(span('2024-02-29', '2024-03-05'), 'lastYear')).toEqual(span('2023-03-01', '2023-03-05'))
  expect(comparedRange(span('2024-02-10', '2024-02-28'), 'lastYear')).toEqual(span('2023-02-10', '2023-02-28'))
  expect(comparedRange(span('2025-02-28', '2025-03-05'), 'lastYear')).toEqual(span('2024-02-28', '2024-03-05'))
})

const days = { unit: undefined, compareRange: undefined }

test.each([
  ['a leap year', span('2024-01-01', '2024-12-31'), 'lastYear', undefined],
  ['the year after one', span('2025-01-01', '2025-12-31'), 'lastYear', undefined],
  ['a part of a leap year', span('2024-02-29', '2024-04-15'), 'lastYear', undefined],
  ['days around the end of February', span('2025-02-20', '2025-03-09'), 'lastYear', undefined],
  ['a year and the one before', span('2024-01-01', '2024-11-22'), 'previous', 'year'],
  ['a whole year and the one before', span('2025-01-01', '2025-12-31'), 'previous', undefined],
  ['three years and those before', span('2022-01-01', '2024-12-31'), 'previous', undefined],
] as const)('%s: each step stands beside that of the same date', (_name, range, comparison, unit) => {
  const comparing = { ...days, unit }
  const other = comparedRange(range, comparison, unit)
  const years = Number(range.from.slice(0, 4)) - Number(other.from.slice(0, 4))
  for (const step of steps) {
    const beside = stepsBeside(range, comparison, comparing, step)
    const others = periodsOf(other, step)
    expect(new Set(beside.values()).size).toBe(beside.size)
    for (const period of periodsOf(range, step)) {
      const told = beside.get(period)
      if (step === 'week') {
        // As far apart as the ranges, to half a week.
        const apart = (day: string, before: string) => daysIn(span(before, day)) - 1
        if (told !== undefined)
          expect(Math.abs(apart(period, told) - apart(range.from, other.from))).toBeLessThanOrEqual(3)
        continue
      }
      const same = `${Number(period.slice(0, 4)) - years}${period.slice(4)}`
      expect(told).toBe(others.includes(same) ? same : undefined)
    }
  }
})

test('29 February stands beside no day, and no day beside it', () => {
  const leap = stepsBeside(span('2024-02-27', '2024-03-02'), 'lastYear', days, 'day')
  expect([...leap]).toEqual([
    ['2024-02-27', '2023-02-27'],
    ['2024-02-28', '2023-02-28'],
    ['2024-03-01', '2023-03-01'],
    ['2024-03-02', '2023-03-02'],
  ])
  const after = stepsBeside(span('2025-02-28', '2025-03-01'), 'lastYear', days, 'day')
  expect([...after]).toEqual([
    ['2025-02-28', '2024-02-28'],
    ['2025-03-01', '2024-03-01'],
  ])
})

test('months, and days that were chosen, stand beside each other by their places', () => {
  const months = stepsBeside(span('2026-03-01', '2026-03-30'), 'previous', { ...days, unit: 'month' }, 'day')
  expect([...months].at(-1)).toEqual(['2026-03-28', '2026-02-28'])
  const compareRange = span('2025-05-03', '2025-05-04')
  const free = stepsBeside(span('2024-02-28', '2024-03-02'), 'free', { ...days, compareRange }, 'day')
  expect([...free]).toEqual([
    ['2024-02-28', '2025-05-03'],
    ['2024-02-29', '2025-05-04'],
  ])
  expect(stepsBeside(span('2024-02-28', '2024-03-02'), 'free', days, 'day').size).toBe(0)
})

test('steps cover a range without gaps, and are counted without being cut', () => {
  const range = span('2023-12-27', '2025-03-02')
  for (const step of steps) {
    const periods = periodsOf(range, step)
    expect(pointsIn(range, step)).toBe(periods.length)
    const parts = periods.map(period => periodWithin(range, period, step))
    expect(parts.reduce((days, part) => days + daysIn(part), 0)).toBe(daysIn(range))
    parts.slice(1).forEach((part, at) => expect(part.from).toBe(addDays(parts[at]!.to, 1)))
    periods.forEach(period => expect(startOf(endOf(period, step), step)).toBe(period))
  }
})

test('a range is refused where it is upside down, too long, no day, or makes too many points', () => {
  expect(rangeErrors(span('2026-02-02', '2026-02-01'))).toMatchObject({ to: { key: 'notBefore' } })
  expect(rangeErrors(span('1900-01-01', '2099-12-31'))).toMatchObject({ to: { key: 'mostYears' } })
  expect(rangeErrors(span('2026-02-30', '2026-03-01'))).toMatchObject({ from: { key: 'date' } })
  expect(rangeErrors({ from: undefined, to: '2026-03-01' })).toMatchObject({ from: { key: 'required' } })
  expect(rangeErrors({ ...span('2008-01-01', '2026-12-31'), step: 'day' })).toMatchObject({
    step: { key: 'mostPoints', points: 6940 },
  })
  expect(rangeErrors({ ...span('2008-01-01', '2026-12-31'), step: 'month' })).toEqual({})
})

test('a step suits its range', () => {
  expect(suitingStep(span('2026-11-01', '2026-11-30'))).toBe('day')
  expect(suitingStep(span('2026-01-01', '2026-06-30'))).toBe('week')
  expect(suitingStep(span('2024-01-01', '2026-11-22'))).toBe('month')
  expect(suitingStep(span('2021-01-01', '2026-11-22'))).toBe('year')
})
