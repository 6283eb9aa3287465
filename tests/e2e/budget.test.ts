import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reportOf } from '../../build/budget.ts'

/** What these tests look at has been built, and the build has written down what outgrew the budget. */
it('no page outgrows its budget', () => {
  expect(readFileSync(reportOf('dist/client'), 'utf8')).toBe('')
})
