/** Texts about the times of an organisation: what it has, its top-ups, its statement. */
export default {
  recharges: '充值',
  consumption: '消费',
  balances: '剩余次数',
  times: '%{count} 次',
  left: '该类型剩余 %{left} 次',
  after: '充值后 %{after} 次',
  afterRefund: '退款后剩余 %{after} 次',
  price: '合每次 %{price}',
  refundable: '最多可退购买 %{times} 次、赠送 %{gifts} 次，金额 %{amount}',
  worth: '按购买价，退回 %{times} 次合 %{amount}',
  take: '采用',
  sums: { title: '各机构充值合计', count: '笔数', all: '合计', anyType: '全部类型', none: '所选条件下没有充值' },
  statement: {
    open: '对账单', choose: '请从机构的页面打开对账单。', account: '账户', from: '开始日期', to: '结束日期', opening: '期初余额', incoming: '转入', outgoing: '转出', closing: '期末余额',
    at: '时间', kind: '类别', document: '单号', patient: '患者', operator: '操作人', change: '变动', balance: '余额', print: '打印', csv: '导出 CSV',
    thisMonth: '本月', lastMonth: '上月', empty: '所选日期内没有变动', reconciled: '与账本一致', differs: '与账本相差 %{count} 次', fileName: '对账单',
    kinds: { organisationTopUp: '平台充值', organisationRefund: '退回平台', topUp: '患者充值', refund: '患者退款' },
  },
}
