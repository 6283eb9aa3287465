import cashier from './cashier.ts'
import consumeRecord from './consumeRecord.ts'
import hospitalPayment from './hospitalPayment.ts'
import hospitalPrice from './hospitalPrice.ts'
import hospitalRecharge from './hospitalRecharge.ts'
import payment from './payment.ts'
import price from './price.ts'
import priceOption from './priceOption.ts'
import recharge from './recharge.ts'
import rechargeRefund from './rechargeRefund.ts'
import refundRequest from './refundRequest.ts'
import timesMovement from './timesMovement.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default {
  recharge, rechargeRefund, refundRequest, payment, hospitalRecharge, hospitalPayment,
  price, hospitalPrice, priceOption, consumeRecord, timesMovement, cashier,
} satisfies Omit<CapabilityTexts<'times'>, 'purchasePrice'>
