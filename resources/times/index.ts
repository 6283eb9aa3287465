import type { Capability } from '../core/capability.ts'
import { cashier } from './cashier.ts'
import { consumeRecord } from './consumeRecord.ts'
import { home } from './home.ts'
import { hospitalPayment } from './hospitalPayment.ts'
import { hospitalPrice } from './hospitalPrice.ts'
import { hospitalRecharge } from './hospitalRecharge.ts'
import { payment } from './payment.ts'
import { price } from './price.ts'
import { priceOption } from './priceOption.ts'
import { purchasePrice } from './purchasePrice.ts'
import { recharge } from './recharge.ts'
import { rechargeRefund } from './rechargeRefund.ts'
import { refundRequest } from './refundRequest.ts'
import { setUp } from './setUp.ts'
import { timesMovement } from './timesMovement.ts'

export const times = {
  menu: 'business',
  resources: {
    recharge,
    rechargeRefund,
    refundRequest,
    payment,
    hospitalRecharge,
    hospitalPayment,
    price,
    hospitalPrice,
    purchasePrice,
    priceOption,
    consumeRecord,
    timesMovement,
  },
  services: { cashier },
  pages: {
    topUp: { permission: 'recharge:topUp' },
    dayEnd: { menu: 'business', permission: 'cashier:dayEnd' },
    hospitalStatement: { permission: 'hospital:statement' },
  },
  aliases: { rechargeRecord: 'recharge', consumerRecord: 'consumeRecord' },
  home,
  setUp,
} as const satisfies Capability
