import consumeRecord from './consumeRecord.ts'
import payment from './payment.ts'
import recharge from './recharge.ts'
import rechargeRefund from './rechargeRefund.ts'
import refundRequest from './refundRequest.ts'
import type later from './later.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default {
  recharge,
  rechargeRefund,
  refundRequest,
  payment,
  consumeRecord,
} satisfies Omit<CapabilityTexts<'times'>, keyof typeof later>
