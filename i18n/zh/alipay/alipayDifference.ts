import type { alipayDifference } from '../../../resources/alipay/alipayDifference.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '支付宝差异',
  fields: {
    bill: '支付宝账单',
    day: '账单日期',
    kind: '差异',
    movement: '收支',
    number: '单号',
    paymentOrder: '支付订单',
    paymentRefund: '支付宝退款',
    tradeNo: '支付宝交易号',
    ours: '本系统金额',
    theirs: '支付宝金额',
    state: '状态',
    reason: '原因',
    explainedBy: '说明人',
    explainedAt: '说明时间',
    mendedAt: '补齐时间',
    toldAt: '通知时间',
    fingerprint: '差异标识',
  },
  hints: { ours: '没有记录时为空', theirs: '账单里没有时为空' },
  sections: { difference: '差异', outcome: '处理' },
  choices: {
    kind: {
      missingHere: '本系统没有入账',
      missingThere: '支付宝账单里没有',
      amount: '金额不一致',
      journal: '收支流水金额不一致',
      account: '支付宝账户入账金额不一致',
      fee: '手续费不一致',
      twice: '已另行退回，支付宝又退了一次',
    },
    movement: { payment: '收款', refund: '退款' },
    state: { open: '待核实', explained: '已说明', mended: '已自动补齐' },
  },
  actions: { explain: '说明原因', reopen: '重新核实' },
  done: { explain: '原因已记录', reopen: '已重新核实' },
  inputs: { explain: { fields: { reason: '原因' } } },
  confirms: { reopen: '重新核实后，之前填写的原因会清除。确定吗？' },
} satisfies Texts<typeof alipayDifference>
