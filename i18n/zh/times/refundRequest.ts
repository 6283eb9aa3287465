import type { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '退款申请',
  fields: {
    number: '申请单号',
    recharge: '充值单号',
    card: '充值卡',
    patient: '患者',
    hospital: '所属机构',
    rechargeType: '充值类型',
    times: '退款次数',
    giveTimes: '收回的赠送次数',
    amount: '退款金额',
    reason: '原因',
    review: '审核状态',
    answer: '审核说明',
    failure: '失败原因',
    reviewedBy: '审核人',
    reviewedAt: '审核时间',
  },
  hints: {
    patient: '机构退款和退卡的申请没有患者',
    amount: '按申请时的剩余次数计算；同意时若剩余次数减少，则只退剩余部分',
  },
  sections: { request: '申请信息', review: '审核' },
  choices: {
    review: { waiting: '待审核', agree: '已同意', refuse: '已拒绝', failed: '退款失败' },
    failure: { nothingLeft: '没有可退的次数' },
  },
  actions: { agree: '同意', refuse: '拒绝' },
  done: { agree: '已同意退款', refuse: '已拒绝退款' },
  inputs: { refuse: { fields: { answer: '拒绝原因' } } },
  confirms: { agree: '同意后立即退款，不能撤销。确定同意吗？' },
} satisfies Texts<typeof refundRequest>
