import { describe, expect, test } from 'vitest'
import { changed, readAddress } from '../../../resources/core/statistics/address.ts'
import { partQuery, partsOf, viewOf } from '../../../resources/core/statistics/partQuery.ts'
import type { AnyReport, Part } from '../../../resources/core/statistics/index.ts'
import { reports } from '../../../resources/index.ts'
import { comparison } from '../../../resources/statistics/reports/comparison.ts'
import { doctorBilling } from '../../../resources/statistics/reports/doctorBilling.ts'
import { growth } from '../../../resources/statistics/reports/growth.ts'

const today = '2026-03-20'
const read = (search: string, report: typeof comparison | typeof doctorBilling = comparison) =>
  readAddress(report, new URLSearchParams(search), today)

describe('the address of a report', () => {
  test('has days of its own to compare with, beside those that follow from the range', () => {
    expect(read('compareFrom=2024-01-01&compareTo=2024-02-15').view).toMatchObject({
      compare: ['lastYear', 'free'],
      compareRange: { from: '2024-01-01', to: '2024-02-15' },
    })
    expect(read('compare=none&compareFrom=2024-01-01&compareTo=2024-02-15', doctorBilling).view.compare).toEqual([
      'free',
    ])
    expect(read('').view).not.toHaveProperty('compareRange')
  })

  test.each([
    ['compareFrom=2024-01-01', { compareTo: 'required' }],
    ['compareTo=2024-01-01', { compareFrom: 'required' }],
    ['compareFrom=2024-02-30&compareTo=2024-03-01', { compareFrom: 'date' }],
    ['compareFrom=2024-03-01&compareTo=2024-02-01', { compareTo: 'notBefore' }],
    ['compareFrom=2001-01-01&compareTo=2024-02-01', { compareTo: 'mostYears' }],
    ['hospital=1,2,3,4,5,6', { hospital: 'mostEntries' }],
  ])('says what is wrong with %s, and goes without it', (search, wrong) => {
    const { view, errors } = read(search)
    expect(Object.fromEntries(Object.entries(errors).map(([name, { key }]) => [name, key]))).toEqual(wrong)
    expect(view).toMatchObject({ compare: ['lastYear'], filters: {} })
  })

  test('takes days to compare with whatever the step: they are cut into no more of them than the range is', () => {
    for (const search of ['range=last30Days', 'range=last30Days&step=day', 'range=thisYear&step=month'])
      expect(read(`${search}&compareFrom=2010-01-01&compareTo=2024-12-31`)).toMatchObject({
        view: { compareRange: { from: '2010-01-01', to: '2024-12-31' } },
        errors: {},
      })
  })

  test('keeps what was chosen until it is taken away', () => {
    const chosen = changed(comparison, new URLSearchParams('hospital=3,2'), {
      compareRange: { from: '2024-01-01', to: '2024-02-15' },
    })
    expect(String(chosen)).toBe('hospital=3%2C2&compareFrom=2024-01-01&compareTo=2024-02-15')
    expect(String(changed(comparison, chosen, { compare: ['free'] }))).toBe(`${String(chosen)}&compare=none`)
    expect(String(changed(comparison, chosen, { compare: ['lastYear'] }))).toBe('hospital=3%2C2')
  })
})

describe('the unit that a range has begun', () => {
  const asked = (search: string, part: Part = growth.parts.table) =>
    partQuery(growth, part, viewOf(part, readAddress(growth, new URLSearchParams(search), today).view, today))

  test.each([
    ['range=thisMonth', 'month'],
    ['range=thisQuarter', 'quarter'],
    ['range=thisYear', 'year'],
    ['range=2026', 'year'],
    ['range=last30Days', undefined],
    // The same days, which nobody chose as the beginning of anything.
    ['from=2026-01-01&to=2026-03-20', undefined],
    ['range=thisYear&compare=lastYear', undefined],
  ])('is asked with the days (%s)', (search, unit) => {
    expect(asked(search).unit).toBe(unit)
  })

  test('is that of their own range, where figures have one', () => {
    expect(asked('range=thisYear', { ...growth.parts.sums, range: 'thisMonth' }).unit).toBe('month')
  })

  test('is cut into steps that suit it, whatever those of the page are', () => {
    expect(asked('range=thisYear&step=month', { ...growth.parts.sums, range: 'thisMonth' }).step).toBe('day')
  })
})

describe('what stands side by side', () => {
  const asked = (search: string, name: keyof typeof comparison.parts) =>
    partQuery(comparison, comparison.parts[name] as Part, read(search).view)

  test('is what was chosen, in its order, else the largest; of free days all are asked', () => {
    expect(asked('hospital=3,2&compareFrom=2024-01-01&compareTo=2024-02-15', 'organisations')).toMatchObject({
      by: ['hospital'],
      chosen: ['hospital'],
      filters: { hospital: ['3', '2'] },
      top: 5,
      sort: 'payments.amount',
      compare: ['lastYear'],
      compareFrom: '2024-01-01',
      compareTo: '2024-02-15',
    })
    for (const part of ['doctorCourses', 'doctorPatients'] as const)
      expect(asked('', part)).toMatchObject({
        by: ['doctor'],
        chosen: ['doctor'],
        top: 5,
        sort: 'payments.amount',
        step: 'month',
      })
    expect(asked('hospital=3,2', 'sums')).not.toHaveProperty('chosen')
  })

  test.each([
    ['', ['organisations', 'doctors']],
    ['hospital=2', ['organisations', 'doctors']],
    ['hospital=2,3', ['organisations']],
    ['doctor=2,3', ['doctors']],
    ['doctor=2,3&hospital=2', ['organisations', 'doctors']],
  ])('is told of what was chosen alone (%s)', (search, tables) => {
    const shown = partsOf(comparison, read(search).view).map(([name]) => name)
    expect(shown).toContain('sums')
    expect(shown.filter(name => ['organisations', 'doctors'].includes(name))).toEqual(tables)
  })
})

test('tables are asked for in the order in which their page ranks them, so that files and mails have it', () => {
  const ranked = Object.values<AnyReport>(reports).flatMap(report =>
    Object.values<Part>(report.parts).flatMap(part =>
      part.part === 'table' && part.columns === undefined && part.sort !== undefined ? [{ report, part }] : [],
    ),
  )
  expect(ranked.length).toBeGreaterThan(5)
  for (const { report, part } of ranked)
    expect(partQuery(report, part, readAddress(report, new URLSearchParams(), today).view).sort).toBe(part.sort)
})
