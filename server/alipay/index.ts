import type { Implementation } from '../core/contract.ts'
import { alipayBillImplementation } from './alipayBill.ts'
import { alipayDifferenceImplementation } from './alipayDifference.ts'
import { paymentOrderImplementation } from './paymentOrder.ts'
import { paymentRefundImplementation } from './paymentRefund.ts'

/** What the server does by hand for this capability. */
export const alipay: readonly Implementation[] = [
  paymentOrderImplementation,
  paymentRefundImplementation,
  alipayDifferenceImplementation,
  alipayBillImplementation,
]
