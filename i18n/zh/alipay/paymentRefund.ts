import type { paymentRefund } from '../../../resources/alipay/paymentRefund.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '支付宝退款',
  fields: {
    number: '退款单号', paymentOrder: '支付订单', hospital: '机构', amount: '金额', state: '状态', payment: '收支流水', trouble: '支付宝错误码', refundedAt: '退款时间', checks: '请求次数', checkAt: '下次请求时间',
  },
  hints: { trouble: '支付宝最近一次没有退款的原因' },
  sections: { refund: '退款' },
  choices: { state: { waiting: '退款中', refunded: '已退回' } },
  actions: { retry: '立即重试' },
  inputs: {},
  empty: '还没有支付宝退款。退回用支付宝购买的次数时会出现在这里',
} satisfies Texts<typeof paymentRefund>
