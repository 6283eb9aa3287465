/** Texts of the page of jobs beside those of its fields. */
export default {
  next: '接下来的运行时间', zone: '按业务时区 %{zone} 计算', paused: '任务已暂停，继续后按以下时间运行。', retired: '当前版本没有此任务的处理程序，不再运行。',
  runs: '最近的运行', allRuns: '查看全部', noRuns: '还没有运行过', runRecords: '处理 %{count} 条', moreFindings: '另有 %{count} 项差异，没有列出',
  finding: { rule: '核对项', id: '编号', kept: '记录值', counted: '按流水计算', file: '文件', order: '订单', refund: '退款', code: '错误码', orders: '订单数', refunds: '退款数', day: '日期', differences: '差异数' },
  rules: {
    sides: '交易两方的合计', balance: '账户余额', chain: '流水逐笔余额', patientTimes: '患者剩余次数', lots: '充值批次的剩余', lotCounts: '充值批次的用量', owed: '欠记的训练日',
    billed: '充值应收与实收', moved: '收支流水的次数', billedToOrganisation: '机构应收', owedByOrganisation: '机构未付款', fileChanged: '文件长度与原来不同', alipayNotSet: '没有设置支付宝', otherApp: '属于另一个应用', orderRefused: '支付宝拒绝查询的订单', orderFailed: '失败的订单，款项会退回', refundRefused: '支付宝拒绝的退款', billTrouble: '无法核对的支付宝账单', billDiffers: '支付宝账单有差异', fileMissing: '文件不在任何存放处',
  },
}
