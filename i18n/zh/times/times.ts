/** Texts of cards, receipts and sheets about times; they come with them and not before. */
export default {
  card: { title: '次数余额', owed: '欠 %{count} 天', owedHint: '这些训练日发生时没有剩余次数，下次充值时自动扣除', last: '最近充值', none: '还没有充值', topUp: '充值', given: '赠 %{count}' },
  ledger: {
    title: '次数流水', at: '时间', kind: '类型', change: '变动', balance: '变动后余额', day: '训练日', by: '操作人', none: '没有流水', ofGifts: '其中赠送 %{count}',
    kinds: { topUp: '充值', refund: '退款', consume: '训练', settle: '补扣欠次', merge: '合并' },
  },
  payments: {
    title: '收支流水', day: '业务日期', kind: '类别', times: '次数', amount: '应收', received: '实收', channel: '支付渠道', by: '操作人', none: '没有流水', ofGifts: '其中赠送 %{count}', owed: '尚未收款：%{amount}',
    kinds: { sale: '充值', latePayment: '补收', refund: '退款', cancellation: '取消', otherChannel: '换渠道退回' },
  },
  request: {
    waiting: '退款申请（%{count} 次，%{amount}）正在等待审核', refuse: '退款申请（%{count} 次，%{amount}）已被拒绝', failed: '退款申请（%{count} 次，%{amount}）审核时已无可退次数，未能退款',
    because: '%{said}：%{answer}', open: '查看申请',
  },
  receipt: {
    number: '单号', item: '项目', times: '次数', price: '金额', gift: '赠送', amount: '合计（小写）', words: '合计（大写）', channel: '支付渠道', status: '支付状态', at: '支付时间',
    payer: '交款人', taker: '收款人', doctor: '开单医生', unpaid: '未支付：本单据不作为收款凭证', refunded: '已退 %{times} 次，退款 %{amount}', signature: '收款人签字', stamp: '收款单位（盖章）', remark: '备注',
  },
  dayEnd: {
    day: '日期', operator: '操作员', own: '本人', toppedUp: '当日充值', paidLater: '补收以前的充值', refunded: '当日退款与取消', channel: '支付渠道', status: '支付状态', count: '笔数', times: '次数', gifts: '赠送', amount: '金额',
    total: '合计', none: '没有记录', noChannel: '未填写', statuses: { paid: '已支付', unpaid: '未支付', refunded: '已退款' },
    summary: '当日应交款', taken: '充值收款', later: '补收', back: '退款', toHand: '应交', unpaid: '未支付（不计入应交款）',
    ledger: '与次数账核对', topUp: '充值', refund: '退款', byRecords: '单据', byLedger: '次数账', same: '一致', differs: '相差 %{count}',
    dayBefore: '前一天', dayAfter: '后一天', counted: '%{name}：%{count} 笔', csv: '下载 CSV', file: '收银日结', signature: '操作员签字：____________　　复核签字：____________',
  },
}
