import type { paymentRefund } from '../../../resources/alipay/paymentRefund.ts'
import type { Texts } from '../../../resources/core/index.ts'

const reasons = {
  tradeClosed: '支付宝交易已关闭',
  tooLate: '已超过支付宝退款期限',
  accountGone: '付款账户已注销',
  other: '其他',
}

export default {
  name: '支付宝退款',
  fields: {
    number: '退款单号',
    paymentOrder: '支付订单',
    hospital: '机构',
    amount: '金额',
    state: '状态',
    payment: '收支流水',
    trouble: '支付宝错误码',
    refundedAt: '退款时间',
    billedOn: '支付宝账单日',
    checks: '请求次数',
    checkAt: '下次请求时间',
    askedAt: '等待支付宝答复自',
    settledReason: '另行退回的原因',
    settledChannel: '退回渠道',
    settledReference: '退款凭证号',
    settledNote: '说明',
    settledBy: '办理人',
    settledAt: '另行退回时间',
  },
  hints: { trouble: '支付宝最近一次没有退款的原因', askedAt: '已请求但还没有得到答复，款项可能已经退回' },
  sections: { refund: '退款', settled: '另行退回' },
  choices: { state: { waiting: '退款中', refunded: '已退回', settled: '已另行退回' }, settledReason: reasons },
  actions: { retry: '立即重试', settle: '登记另行退回' },
  done: { retry: '已重新查询', settle: '已登记另行退回' },
  inputs: {
    settle: {
      fields: {
        reason: '支付宝不能退款的原因',
        channel: '退回渠道',
        reference: '退款凭证号（例如银行回单号）',
        note: '说明',
      },
      choices: { reason: reasons },
    },
  },
  confirms: { settle: '登记后不再请求支付宝退款，流水会改记到这个渠道，且不能撤销。款项确实已经退给对方了吗？' },
} satisfies Texts<typeof paymentRefund>
