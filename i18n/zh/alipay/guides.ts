import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  paymentOrder: {
    purpose: '机构用支付宝购买次数的订单，以及是否付款。',
    first: '机构用支付宝充值后自动出现。',
  },
  paymentRefund: {
    purpose: '通过支付宝退回的款项，以及办理进度。',
    first: '退回用支付宝购买的次数时自动出现。',
  },
  alipayDifference: {
    purpose: '支付宝账单与系统记录不一致的地方，逐条核对处理。',
    first: '核对账单发现不一致时自动出现。为空是好事。',
  },
  alipayBill: {
    purpose: '支付宝每天的账单，与系统记录自动核对。',
    first: '有支付宝订单后，每天上午获取前一天的账单。',
  },
} satisfies Guides<'alipay'>
