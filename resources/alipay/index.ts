import type { Capability } from '../core/capability.ts'
import { alipayBill } from './alipayBill.ts'
import { alipayDifference } from './alipayDifference.ts'
import { paymentOrder } from './paymentOrder.ts'
import { paymentRefund } from './paymentRefund.ts'

export const alipay = {
  menu: 'tools',
  resources: { paymentOrder, paymentRefund, alipayDifference, alipayBill },
  services: {},
  pages: {},
  aliases: { alipay: 'paymentOrder' },
} as const satisfies Capability
