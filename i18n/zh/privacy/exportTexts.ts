/** Texts of the export of all that is kept of a child; they come with it. */
export default {
  button: '导出全部资料', once: '导出包含所保存的全部个人信息，未打码，只提供一次：再次需要时请重新登记请求。文件会保存在这台电脑上，请当面交给申请人，然后从电脑上删除。', save: '导出并保存',
  done: '资料已导出：一份 JSON，一份 PDF', saved: '关闭前请确认两个文件均已保存；关闭后不能再次导出。', again: '再次保存', close: '关闭', pdfFailed: 'PDF 没有生成，JSON 文件包含全部资料。',
  someMissing: 'PDF 字库中没有这些字符，已用 □ 代替：%{characters}',
  title: '个人信息副本', complete: '本文件按类列出所保存的资料；条数较多的只列主要项目，全部内容见同时提供的 JSON 文件。', number: '编号 %{id}',
  summary: '资料概览', kind: '类别', count: '条数', changes: '变更记录', reads: '查看记录', files: '图片与文件', what: '资料', action: '操作', by: '操作人', system: '系统',
  tables: { letters: '收到的信件', formerNames: '在原机构的姓名', formerMobiles: '曾用手机号', balances: '剩余次数', movements: '次数变动', owedDays: '欠次训练日', signIns: '训练端登录' },
  columns: {
    number: '号码', until: '使用至', title: '标题', deliveredAt: '送达时间', readAt: '阅读时间', organisation: '机构', name: '名称', rechargeType: '充值类型', times: '次数', giveTimes: '赠送次数', at: '时间', movement: '变动', day: '训练日',
    settled: '已抵扣', device: '设备', firstAt: '首次登录', lastAt: '最近登录', key: '文件编号', type: '类型', size: '大小（字节）', kind: '方式',
  },
  values: {
    rechargeType: { ordinary: '普通', naked3d: '裸眼 3D', lifetime: '终身' }, settled: { true: '是', false: '否' }, kind: { open: '打开', export: '导出', contact: '查看完整号码' },
    movement: { topUp: '充值', refund: '退款', consume: '训练', settle: '抵扣欠次', merge: '合并', cardSale: '售卡', cardRefund: '退卡' },
  },
}
