import type { rechargeRefund } from '../../../resources/times/rechargeRefund.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '退款记录',
  fields: {
    number: '退款单号',
    recharge: '充值单号',
    patient: '患者',
    hospital: '所属机构',
    rechargeType: '充值类型',
    times: '退款次数',
    giveTimes: '收回的赠送次数',
    amount: '退款金额',
    cancelledAmount: '取消的应收',
    channel: '支付渠道',
    request: '退款申请',
    reason: '原因',
  },
  hints: { cancelledAmount: '充值未支付：收回的次数不再收款' },
  sections: { refund: '退款信息' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof rechargeRefund>
