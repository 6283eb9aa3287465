import { describe, expect, it } from 'vitest'
import { HttpError } from '../../../dataProvider/HttpError.ts'
import { isUnknownAccount } from '../../../i18n/unknownAccount.ts'
import { worthRetrying } from '../../../src/shell/app/queryClient.ts'
import { cut } from '../../../src/core/cut.ts'
import { mondayOf } from '../../../domain/calendar.ts'
import { inside, middle, movedBy } from '../../../src/shell/layout/floating/place.ts'
import { greetingAt } from '../../../src/shell/layout/home/greeting.ts'
import { readPage } from '../../../src/shell/layout/reading/readPage.ts'

describe('a name that is cut', () => {
  it.each([
    ['杭州西湖门诊', '杭州西湖门诊'],
    ['杭州西湖门诊部', '杭州西湖门诊…'],
    ['', ''],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷…'],
  ])('%s becomes %s', (whole, shown) => {
    expect(cut(whole, 6)).toBe(shown)
  })
})

describe('a failed read', () => {
  it.each([
    [0, true],
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [444, false],
  ])('with status %i is asked again: %s', (status, again) => {
    expect(worthRetrying(0, new HttpError('', status))).toBe(again)
  })

  it('is asked again once', () => {
    expect(worthRetrying(1, new HttpError('', 500))).toBe(false)
  })
})

it('knows the message that says that an account does not exist', () => {
  expect(['SysUser 不存在 {bob}', 'SysUser does not exist {bob}', '记录不存在', 'Saved'].map(isUnknownAccount)).toEqual(
    [true, true, false, false],
  )
})

describe('something to read', () => {
  it('is read from the answer, announcements and help alike', () => {
    expect(
      readPage({
        content: [{ id: 3, title: 'A', content: '<p>a</p>', publishedAt: '2026-03-01T01:00:00Z', isNew: true }],
        totalElements: 31,
      }),
    ).toEqual({
      entries: [{ id: 3, title: 'A', content: '<p>a</p>', at: '2026-03-01T01:00:00Z', files: [], isNew: true }],
      total: 31,
    })
    expect(
      readPage({ content: [{ id: 4, name: 'B', content: '<p>b</p>' }], totalElements: 1 }).entries[0],
    ).toMatchObject({ title: 'B', isNew: false })
  })

  it.each([null, undefined, {}, { content: null }, 'HTML'])('is nothing where the answer is %j', reply => {
    expect(readPage(reply)).toEqual({ entries: [], total: 0 })
  })
})

describe('a box in the window', () => {
  const view = { width: 1000, height: 800 }
  const box = { width: 600, height: 500 }

  it('begins in the middle, and never leaves the window', () => {
    expect(middle(box, view)).toEqual({ x: 200, y: 100 })
    expect(inside({ x: -50, y: 900 }, box, view)).toEqual({ x: 0, y: 300 })
    expect(inside({ x: 30, y: 30 }, { width: 2000, height: 2000 }, view)).toEqual({ x: 0, y: 0 })
  })

  it('is moved by arrows, farther with Shift, and by no other key', () => {
    expect(movedBy('ArrowRight', false, { x: 10, y: 10 })).toEqual({ x: 34, y: 10 })
    expect(movedBy('ArrowUp', true, { x: 10, y: 10 })).toEqual({ x: 10, y: -86 })
    expect(movedBy('toString', false, { x: 10, y: 10 })).toBeUndefined()
  })
})

it('greets by the time of day', () => {
  expect([4, 5, 11, 12, 17, 18].map(greetingAt)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ])
})

it('begins a week on Monday', () => {
  expect(['2026-03-02', '2026-03-08', '2026-03-01', '2024-03-01'].map(mondayOf)).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-02-23',
    '2024-02-26',
  ])
})
