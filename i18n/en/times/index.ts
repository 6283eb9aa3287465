import cashier from './cashier.ts'
import consumeRecord from './consumeRecord.ts'
import hospitalPayment from './hospitalPayment.ts'
import hospitalRecharge from './hospitalRecharge.ts'
import payment from './payment.ts'
import recharge from './recharge.ts'
import rechargeRefund from './rechargeRefund.ts'
import refundRequest from './refundRequest.ts'
import timesMovement from './timesMovement.ts'
import type later from './later.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default {
  recharge, rechargeRefund, refundRequest, payment, hospitalRecharge, hospitalPayment,
  consumeRecord, timesMovement, cashier,
} satisfies Omit<CapabilityTexts<'times'>, keyof typeof later>
