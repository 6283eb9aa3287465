import { expect, it } from 'vitest'
import { dayIn, daysAround, daysLeft, spansLater, timesIn } from '../../src/core/calendar/days.ts'
import { grouped } from '../../src/core/calendar/grouped.ts'

it('a calendar sees whole weeks from Monday to Sunday', () => {
  expect(daysAround('month', '2026-11-24')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(daysAround('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  expect(daysAround('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(daysAround('day', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' })
  expect([
    spansLater('month', '2026-01-31', 1),
    spansLater('week', '2026-01-01', -1),
    spansLater('day', '2026-02-28', 1),
  ]).toEqual(['2026-02-28', '2025-12-25', '2026-03-01'])
})

it('a moment stands on its day in the business time zone, and takes its minutes over a change of the clocks', () => {
  expect(dayIn('2026-11-23T16:30:00.000Z', 'Asia/Shanghai')).toBe('2026-11-24')
  expect(dayIn('2026-11-24', 'America/New_York')).toBe('2026-11-24')
  expect(dayIn('', 'Asia/Shanghai')).toBeUndefined()
  expect(timesIn('2026-11-24', 30, 'Asia/Shanghai')).toBeUndefined()
  expect(timesIn('2026-11-24T01:30:00.000Z', 45, 'Asia/Shanghai')).toBe('09:30–10:15')
  expect(timesIn('2026-11-24T01:30:00.000Z', undefined, 'Asia/Shanghai')).toBe('09:30')
  // In Berlin the hour from two to three is there twice on that night.
  expect(timesIn('2026-10-25T00:30:00.000Z', 60, 'Europe/Berlin')).toBe('02:30–02:30')
  expect(dayIn('2026-10-25T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-26')
})

it('a filter by the same field narrows what the calendar asks for, and never widens it', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' }
  const left = (filter: unknown) => daysLeft(week, filter, 'Asia/Shanghai')
  expect(left(undefined)).toEqual(week)
  expect(left({ from: '2026-11-18' })).toEqual({ from: '2026-11-18', to: '2026-11-22' })
  expect(left({ from: '2026-01-01', to: '2026-11-17T10:00:00Z' })).toEqual({
    from: '2026-11-16',
    to: '2026-11-17T10:00:00Z',
  })
  expect(left('2026-11-18,2026-12-01')).toEqual({ from: '2026-11-18', to: '2026-11-22' })
  expect(left({ to: '2026-11-01' })).toBeUndefined()
  expect(left({ from: '2026-11-23' })).toBeUndefined()
})

it('entries are told apart by whom they are of, those of nobody last', () => {
  const records = [
    { id: 1, doctor: null },
    { id: 2, doctor: 5 },
    { id: 3, doctor: 4 },
    { id: 4, doctor: 5 },
  ]
  expect(
    grouped(records, 'doctor').map(({ first, records: of }) => [first?.['doctor'], of.map(({ id }) => id)]),
  ).toEqual([
    [5, [2, 4]],
    [4, [3]],
    [undefined, [1]],
  ])
  expect(grouped(records, undefined)).toHaveLength(1)
})
