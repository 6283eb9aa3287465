import { expect, it } from 'vitest'
import { readShownDay, withShownDay } from '../../../src/times/dayEnd/shownDay.ts'
import { pathOfLine, pathOfPart } from '../../../src/times/dayEnd/journalPaths.ts'
import { channelOf, sheetRows } from '../../../src/times/dayEnd/sheetRows.ts'
import type { Sheet } from '../../../src/times/dayEnd/sheetRows.ts'
import times from '../../../i18n/en/times/times.ts'

const today = '2026-03-10'
const read = (search: string) => readShownDay(new URLSearchParams(search), today)

it('the address of a day end says whose day it is, and what is wrong in it', () => {
  expect(read('')).toEqual({ day: today, operator: undefined, errors: {} })
  expect(read('day=2026-02-28&operator=7')).toEqual({ day: '2026-02-28', operator: 7, errors: {} })
  for (const search of ['day=2026-02-30', 'day=2026-03-11', 'day=0001-01-01', 'day=']) {
    const { day, errors } = read(search)
    expect([search, day, Object.keys(errors)]).toEqual([search, today, ['day']])
  }
  for (const search of ['operator=x', 'operator=0', 'operator=-1', 'operator=1e9', 'operator='])
    expect([search, Object.keys(read(search).errors)]).toEqual([search, ['operator']])
  expect(
    String(withShownDay(new URLSearchParams('day=2026-02-28&operator=7'), { day: today, operator: undefined }, today)),
  ).toBe('')
  expect(String(withShownDay(new URLSearchParams(''), { day: '2026-02-28', operator: 7 }, today))).toBe(
    'day=2026-02-28&operator=7',
  )
})

const line = (channel: string | null, payStatus: 'paid' | 'unpaid' | 'refunded') => ({
  channel,
  channelLabel: channel,
  payStatus,
  count: 1,
  times: 1,
  giveTimes: 0,
  amount: 100,
})
const sheet: Sheet = {
  day: '2026-03-01',
  operator: 7,
  operatorLabel: '周',
  ledger: [],
  toppedUp: [line('cash', 'paid'), line('wechat', 'paid'), line('wechat', 'unpaid')],
  paidLater: [line(null, 'paid')],
  refunded: [line('cash', 'refunded'), line('cash', 'unpaid')],
}
const filterOf = (to: string | undefined): unknown =>
  to && JSON.parse(new URL(to, 'https://x.test').searchParams.get('filter')!)

it('numbers of a day end lead to the rows of the journal that make them up, and to no others', () => {
  const own = { day: '2026-03-01,2026-03-01', createdBy: '7' }
  expect(filterOf(pathOfPart(sheet, 'toppedUp'))).toEqual({ ...own, kind: 'sale' })
  expect(filterOf(pathOfPart(sheet, 'refunded'))).toEqual({ ...own, kind: 'refund,cancellation' })
  expect(filterOf(pathOfLine(sheet, 'toppedUp', sheet.toppedUp[0]!))).toEqual({ ...own, kind: 'sale', channel: 'cash' })
  expect(pathOfLine(sheet, 'toppedUp', sheet.toppedUp[1]!)).toBeUndefined()
  expect(filterOf(pathOfLine(sheet, 'paidLater', sheet.paidLater[0]!))).toEqual({
    ...own,
    kind: 'latePayment',
    counted: 'payments.amount;channel=',
  })
  expect(sheet.refunded.map(one => filterOf(pathOfLine(sheet, 'refunded', one)))).toEqual([
    { ...own, kind: 'refund', channel: 'cash' },
    { ...own, kind: 'cancellation', channel: 'cash' },
  ])
})

it('a day end misses a channel where something was paid, and nowhere else', () => {
  const texts = times.dayEnd
  expect(channelOf(line(null, 'unpaid'), texts)).toBe('–')
  expect(channelOf(line(null, 'paid'), texts)).toBe(texts.noChannel)
  expect(channelOf(line('cash', 'paid'), texts)).toBe('cash')
  const rows = sheetRows({ ...sheet, toppedUp: [line(null, 'unpaid')] }, texts)
  expect(rows.find(([title]) => title === texts.toppedUp)?.slice(0, 3)).toEqual([
    texts.toppedUp,
    '–',
    texts.statuses.unpaid,
  ])
})
