import type { Capability } from '../core/capability.ts'
import { paymentOrder } from './paymentOrder.ts'
import { paymentRefund } from './paymentRefund.ts'

export const alipay = {
  menu: 'tools',
  resources: { paymentOrder, paymentRefund },
  services: {},
  pages: {},
  aliases: { alipay: 'paymentOrder' },
} as const satisfies Capability
