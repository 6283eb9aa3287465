import type { recharge } from '../../../resources/times/recharge.ts'
import type { Texts } from '../../../resources/core/index.ts'

const terms = { doctorId: '开单医生', channel: '支付渠道', payStatus: '支付状态', payer: '扣费账户', remark: '备注' }
const choices = { payStatus: { unpaid: '未支付', paid: '已支付' }, payer: { organisation: '机构', platform: '平台' } }
const topUp = {
  userIds: '患者',
  filter: '筛选条件',
  rechargeType: '充值类型',
  times: '充值次数',
  giveTimes: '赠送次数',
  ...terms,
}

/** Texts of what is asked of whoever bills a top-up; also of giving a lifetime. */
export const termTexts = { fields: terms, choices }

/** What a refund does, one by one; also what cancelling a lifetime does. */
export const refundEffects = {
  times: '%{smart_count} 次退回%{names}',
  timesToPlatform: '%{smart_count} 次退回平台',
  gifts: '收回赠送的 %{smart_count} 次',
  amount: '退给患者 ¥%{names}',
  cancels: '这笔充值没有支付：取消应收 ¥%{names}，不涉及退款',
  owes: '已用的 %{smart_count} 次仍须支付 ¥%{names}',
  ordinary: '患者变为普通患者，其余次数保留',
  lifetimeStays: '患者还有另一个终身名额，仍为终身患者',
  request: '这笔充值的累计退款超过限额：将提交退款申请，由其他人审核后才会退款',
  requestOfDay: '您今天的累计退款超过限额：将提交退款申请，由其他人审核后才会退款',
}

export default {
  name: '充值记录',
  fields: {
    number: '充值单号',
    batch: '批次号',
    patient: '患者',
    hospital: '所属机构',
    rechargeType: '充值类型',
    payer: '扣费账户',
    times: '充值次数',
    giveTimes: '赠送次数',
    total: '总次数',
    usedTimes: '已用充值次数',
    usedGiveTimes: '已用赠送次数',
    refundedTimes: '已退次数',
    withdrawnGiveTimes: '收回的赠送次数',
    refundState: '退款情况',
    amount: '金额',
    price: '平台价格',
    hospitalPrice: '机构价格',
    refundedAmount: '已退金额',
    channel: '支付渠道',
    payStatus: '支付状态',
    paidAt: '支付时间',
    paidBy: '收款人',
    card: '充值卡',
    doctor: '开单医生',
    remark: '备注',
  },
  hints: {
    card: '由充值卡兑换而来；卡的售价在售出时已入账',
    batch: '同一次充值的患者批次号相同',
    usedTimes: '训练日先用最早的充值，同一笔先用充值次数、后用赠送次数',
    amount: '充值时的价格，之后调价不影响；未支付的充值取消后，只计已用的次数',
    payer: '次数从机构的余额中扣除；平台账户不限次数',
  },
  sections: { recharge: '充值信息', payment: '支付', rest: '使用与退款' },
  choices: {
    payer: choices.payer,
    payStatus: { unpaid: '未支付', paid: '已支付', refunded: '已退款' },
    refundState: { none: '未退款', part: '部分退款', whole: '全部退款' },
  },
  actions: { pay: '标记为已支付', refund: '退款' },
  done: { pay: '已标记为已支付', refund: '已退款' },
  calls: {
    topUp: '充值',
    topUpPreview: '预览充值',
    batch: '查看批次',
    entries: '查看次数流水',
    payments: '查看收支流水',
    refundPreview: '预览退款',
  },
  inputs: {
    topUp: { fields: { ...topUp, expectedAmount: '已确认的金额', previewToken: '预览' }, choices },
    topUpPreview: { fields: topUp, choices },
    batch: { fields: { batch: '批次号' } },
    pay: { fields: { channel: '支付渠道' } },
    refund: { fields: { times: '退款次数', reason: '原因', previewToken: '预览' } },
    refundPreview: { fields: { times: '退款次数' } },
  },
  effects: {
    refund: refundEffects,
  },
} satisfies Texts<typeof recharge>
