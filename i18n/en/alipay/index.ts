import type { CapabilityTexts } from '../../ResourceTexts.ts'
import paymentOrder from './paymentOrder.ts'
import paymentRefund from './paymentRefund.ts'

/** The texts of this capability's resources. */
export default { paymentOrder, paymentRefund } satisfies CapabilityTexts<'alipay'>
