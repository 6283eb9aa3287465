import { expect, it } from 'vitest'
import { daysNamedIn } from '../../domain/spelledDate.ts'

it('days are found in a text however people write them, in figures whichever of day and month comes first', () => {
  for (const text of [
    '生于2018-05-06。',
    '生于 2018 年 5 月 6 日',
    '2018–5–6 出生',
    '生日：20180506',
    '二〇一八年五月六日',
    '二○一八年五月六号',
    'born on 6 May 2018',
    'on the 6th of May, 2018',
    'May 6, 2018',
    'MAY 6th 2018',
    '06/05/2018',
    '05/06/2018',
    '6.5.2018',
  ])
    expect([...daysNamedIn(text)], text).toContain('2018-05-06')
  expect([...daysNamedIn('二零一九年十一月二十三日')]).toEqual(['2019-11-23'])
  expect([...daysNamedIn('Sept. 30, 2019')]).toEqual(['2019-09-30'])
})

it('what is no day is none', () => {
  for (const text of ['坚持了两千天', '2018-13-40', '120180506000', 'May be 20 or more', '视力 0.1 到 0.8', ''])
    expect([...daysNamedIn(text)], text).toEqual([])
})

it('a long text without room between its words is read in time that grows with it alone', () => {
  expect(daysNamedIn('jan'.repeat(100_000)).size).toBe(0)
})
