import type { CapabilityTexts } from '../../ResourceTexts.ts'
import alipayBill from './alipayBill.ts'
import alipayDifference from './alipayDifference.ts'
import paymentOrder from './paymentOrder.ts'
import paymentRefund from './paymentRefund.ts'

/** The texts of this capability's resources. */
export default { paymentOrder, paymentRefund, alipayDifference, alipayBill } satisfies CapabilityTexts<'alipay'>
