import type { Implementation } from '../core/contract.ts'
import { cashierImplementation } from './cashier.ts'
import { consumeRecordImplementation } from './consumeRecord.ts'
import { hospitalPriceImplementation } from './hospitalPrice.ts'
import { hospitalRechargeImplementation } from './hospitalRecharge.ts'
import { priceImplementation } from './price.ts'
import { purchasePriceImplementation } from './purchasePrice.ts'
import { rechargeImplementation } from './recharge.ts'
import { refundRequestImplementation } from './refundRequest.ts'
import { timesMovementImplementation } from './timesMovement.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const times: readonly Implementation[] = [
  cashierImplementation,
  consumeRecordImplementation,
  hospitalPriceImplementation,
  hospitalRechargeImplementation,
  priceImplementation,
  purchasePriceImplementation,
  rechargeImplementation,
  refundRequestImplementation,
  timesMovementImplementation,
]
