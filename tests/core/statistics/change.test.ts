import { expect, test } from 'vitest'
import { writingIn } from '../../../i18n/writing.ts'
import { translate } from '../../../i18n/translate.ts'
import { rechargeAnalysis } from '../../../resources/statistics/reports/rechargeAnalysis.ts'
import { changeOf } from '../../../src/core/report/change.ts'
import { reportWords } from '../../../src/core/report/reportWords.ts'

const words = reportWords(rechargeAnalysis, {
  t: (key, parameters) => translate('en', key, parameters),
  format: writingIn('en', 'Asia/Shanghai'),
})
const received = (now: number | null, before: number | null) => changeOf(words, 'payments.received', now, before)

test('a number changes by a part of what it was', () => {
  expect(received(15_000, 10_000)).toEqual({ direction: 'more', signed: '+50.0%', size: '50.0%' })
  expect(received(0, 10_000)).toEqual({ direction: 'less', signed: '-100.0%', size: '100.0%' })
  expect(received(10_000, 10_000)?.direction).toBe('same')
})

test('from nothing there is no change to tell', () => {
  for (const now of [0, 5_000, -5_000]) expect(received(now, 0)).toBeNull()
  expect(received(null, 100)).toBeNull()
  expect(received(100, null)).toBeNull()
})

test('below nothing, where refunds were more than what came in, it is told by how much, as no part of that says anything', () => {
  expect(received(-3_100, 10_000)).toEqual({ direction: 'less', signed: '-¥131.00', size: '¥131.00' })
  expect(received(10_000, -3_100)).toEqual({ direction: 'more', signed: '+¥131.00', size: '¥131.00' })
  expect(received(-23_100, -10_000)).toEqual({ direction: 'less', signed: '-¥131.00', size: '¥131.00' })
  expect(received(-10_000, -10_000)?.direction).toBe('same')
})

test('a share changes by percentage points, from none too', () => {
  const given = (now: number | null, before: number | null) => changeOf(words, 'payments.givenOfAll', now, before)
  expect(given(0.024, 0.022)).toEqual({ direction: 'more', signed: '+0.2 pp', size: '0.2 pp' })
  expect(given(0.018, 0.041)).toEqual({ direction: 'less', signed: '-2.3 pp', size: '2.3 pp' })
  expect(given(0.05, 0)).toEqual({ direction: 'more', signed: '+5.0 pp', size: '5.0 pp' })
  expect(given(0.0221, 0.0219)?.direction).toBe('same')
  expect(given(null, 0.1)).toBeNull()
})

test.each([
  ['payments.givenOfAll', 0.0221, 0.0219, 'same', 'the same', ''],
  ['payments.givenOfAll', 0.024, 0.022, 'more', '+0.2 pp', '+0.2 pp'],
  ['payments.bills', 3, 2, 'more', '+1 (+50.0%)', '+50.0%'],
  ['payments.bills', 2, 2, 'same', 'the same', ''],
  // What is no tenth of a per cent is told by itself, rather than as 0.0%.
  ['payments.bills', 10_001, 10_000, 'more', '+1 (0.0%)', '+1'],
  ['payments.perBill', 10_000.3, 10_000, 'same', 'the same', ''],
  ['payments.perBill', 10_000, 10_001, 'less', '-¥0.01 (0.0%)', '-¥0.01'],
  ['payments.received', -10_001, -10_000, 'less', '-¥0.01 (–)', '-¥0.01'],
] as const)('%s of %d to %d is %s, in full and as a part', (measure, now, before, direction, full, signed) => {
  const difference = words.difference(measure, now, before)
  expect(difference?.direction).toBe(direction)
  expect(words.differs(measure, difference)).toBe(full)
  const changed = changeOf(words, measure, now, before)
  expect(changed?.direction).toBe(direction)
  if (direction !== 'same') expect(changed?.signed).toBe(signed)
})

test('in full, what there is more than nothing is told by itself', () => {
  const difference = words.difference('payments.bills', 5, 0)
  expect([difference?.direction, words.differs('payments.bills', difference)]).toEqual(['more', '+5 (–)'])
  expect(words.differs('payments.bills', words.difference('payments.bills', null, 5))).toBe('–')
})
