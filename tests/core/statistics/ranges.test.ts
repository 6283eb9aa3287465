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
  suitingStep,
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

test('a month that has begun is compared with the same part of the one before it', () => {
  expect(comparedRange(span('2026-11-01', '2026-11-22'), 'previous')).toEqual(span('2026-10-01', '2026-10-22'))
  expect(comparedRange(span('2026-03-01', '2026-03-30'), 'previous')).toEqual(span('2026-02-01', '2026-02-28'))
  expect(comparedRange(span('2026-10-01', '2026-11-22'), 'previous')).toEqual(span('2026-07-01', '2026-08-22'))
  expect(comparedRange(span('2026-01-01', '2026-11-22'), 'previous')).toEqual(span('2025-01-01', '2025-11-22'))
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
