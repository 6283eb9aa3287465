/** Texts of what every row of a journal of money says. */
export const journalFields = {
  number: '流水单号',
  day: '业务日期',
  kind: '类别',
  hospital: '所属机构',
  rechargeType: '充值类型',
  times: '次数',
  giveTimes: '赠送次数',
  channel: '支付渠道',
  amount: '应收金额',
  received: '实收金额',
}

export const journalChoices = { kind: { sale: '充值', latePayment: '补收', refund: '退款', cancellation: '取消' } }
