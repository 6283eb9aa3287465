import type { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '机构充值',
  fields: {
    number: '充值单号',
    hospital: '机构',
    rechargeType: '充值类型',
    movement: '类别',
    times: '购买次数',
    giveTimes: '赠送次数',
    total: '总次数',
    amount: '金额',
    payStatus: '付款状态',
    channel: '支付渠道',
    paidAt: '付款时间',
    cancelledAmount: '已取消金额',
    cancels: '作废的充值',
    request: '退款申请',
    remark: '备注',
  },
  hints: { times: '退款的次数和金额为负数', cancelledAmount: '未付款时退回的次数不再收款；付款时只收其余部分' },
  sections: { movement: '充值信息', payment: '付款信息' },
  choices: {
    movement: { topUp: '充值', refund: '退款' },
    payStatus: { unpaid: '未付款', paid: '已付款', refunded: '已退款' },
  },
  actions: { topUp: '机构充值', refund: '机构退款', pay: '标记已付款', cancel: '作废' },
  calls: {
    canRefund: '可退次数',
    refundDefault: '退款默认值',
    remaining: '剩余次数',
    payments: '查看收支流水',
    organ: '按机构汇总',
  },
  inputs: {
    topUp: {
      fields: {
        hospital: '机构',
        rechargeType: '充值类型',
        times: '购买次数',
        giveTimes: '赠送次数',
        amount: '金额（元）',
        payStatus: '付款状态',
        channel: '支付渠道',
        remark: '备注',
      },
      choices: { payStatus: { unpaid: '未付款', paid: '已付款' } },
    },
    refund: {
      fields: {
        hospital: '机构',
        rechargeType: '充值类型',
        times: '退回的购买次数',
        giveTimes: '收回的赠送次数',
        amount: '退款金额（元）',
        reason: '退款原因',
      },
    },
    canRefund: { fields: { hospital: '机构', rechargeType: '充值类型' } },
    refundDefault: { fields: { uid: '机构', rechargeType: '充值类型', times: '退回的购买次数' } },
    remaining: { fields: { rechargeTypeName: '充值类型', hospital: '机构' } },
    pay: { fields: { channel: '支付渠道' } },
    cancel: { fields: { reason: '作废原因' } },
    organ: { fields: { hospital: '机构', rechargeType: '充值类型', from: '开始日期', to: '结束日期' } },
  },
  confirms: { cancel: '该笔充值的全部次数将从机构账户收回，并保留作废记录。确定作废吗？' },
} satisfies Texts<typeof hospitalRecharge>
