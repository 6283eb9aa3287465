import { alipayBill } from '../../resources/alipay/alipayBill.ts'
import { implement } from '../core/contract.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'

export const alipayBillImplementation = implement(alipayBill, {
  async retry({ id }, _input, context) {
    await context.update(alipayBill, id, { state: 'waiting', checkAt: context.now, skipReason: null, toldAt: null })
    await askForRun('compareBills', context)
  },

  async skip({ id }, { reason }, context) {
    await context.update(alipayBill, id, { state: 'skipped', trouble: null, checkAt: null, skipReason: reason })
  },
})
