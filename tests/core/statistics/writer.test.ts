import { expect, test } from 'vitest'
import { translate } from '../../../i18n/translate.ts'
import { writingIn } from '../../../i18n/writing.ts'
import { payments } from '../../../resources/statistics/facts/payments.ts'
import { cellWriter, textWriter } from '../../../server/core/statistics/writer.ts'

const measure = (name: keyof typeof payments.measures) => ({
  whole: `payments.${name}`,
  facts: payments,
  name,
  measure: payments.measures[name],
})
const number = (value: number, digits: number) => ({ type: 'number', value, digits })
const share = (value: number) => ({ type: 'number', value, digits: 4, isShare: true })

test('a sheet has a difference as its numbers are, and the part of it as a fraction, as all shares', () => {
  const { difference, number: written } = cellWriter
  expect(difference(measure('bills'), 5, 4)).toEqual([number(1, 0), share(0.25)])
  expect(difference(measure('amount'), 15_000, 10_000)).toEqual([number(50, 2), share(0.5)])
  expect(written(measure('givenOfAll'), 0.25)).toEqual(share(0.25))
})

test('of nothing, and of shares, there is no part: pages tell points alone', () => {
  const { difference } = cellWriter
  expect(difference(measure('bills'), 5, 0)).toEqual([number(5, 0), null])
  expect(difference(measure('givenOfAll'), 0.25, 0.2)).toEqual([share(expect.closeTo(0.05) as number), null])
  expect(difference(measure('bills'), null, 4)).toEqual([null, null])
  const texts = textWriter({ t: (key, parameters) => translate('en', key, parameters), format: writingIn('en', 'UTC') })
  expect(texts.difference(measure('givenOfAll'), 0.25, 0.2)).toEqual(['+5.0 pp'])
})
