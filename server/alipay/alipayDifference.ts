import { alipayDifference } from '../../resources/alipay/alipayDifference.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'

export const alipayDifferenceImplementation = implement(alipayDifference, {
  async explain({ id }, { reason }, context) {
    await context.update(alipayDifference, id, {
      state: 'explained',
      reason,
      explainedBy: caller(context).id,
      explainedAt: context.now,
    })
  },

  async reopen({ id }, _input, context) {
    await context.update(alipayDifference, id, { state: 'open', reason: null, explainedBy: null, explainedAt: null })
  },
})
