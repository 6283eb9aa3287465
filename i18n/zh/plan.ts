/** The treatment plan: its grid, its editions, and copying. */
export default {
  grid: '训练项目与每天分钟数', project: '项目', perDay: '每天', total: '合计', minutes: '%{count} 分钟', notPossible: '不能设置', cell: '%{project}，%{eye}，每天分钟数',
  eye: { right: '右眼', left: '左眼', both: '双眼同时', turn: '双眼交替' },
  was: '原为 %{minutes} 分钟', wasNotSet: '原未设置', keys: '方向键或回车键在格子间移动，留空或 0 表示不设置',
  much: '每天共 %{minutes} 分钟，超过 %{limit} 分钟，请确认患儿能够完成',
  stand: '当前方案为第 %{edition} 版，自 %{date} 起。保存后成为第 %{next} 版，有改动的格子已标出。', first: '该患者还没有方案，保存后成为第 1 版。', choosePatient: '请先选择患者',
  notKnown: '还没有读到该患者的当前方案，请稍候或重试', otherPatient: '格子里的分钟数是为另一位患者填写的。', otherPatientFirst: '请先决定是否沿用为另一位患者填写的分钟数', keepTyped: '沿用所填内容', beginAnew: '改用该患者的当前方案',
  cellWrong: '%{project}，%{eye}：%{text}', noTemplates: '没有可用的方案模板',
  save: '保存第 %{edition} 版', open: '制定方案', next: '制定新一版', show: '查看方案',
  compareWith: '与新的一版比较', takeOver: '改用新的一版',
  copy: '复制方案', copyFrom: '复制自', template: '方案模板', patient: '其他患者', chooseTemplate: '选择模板', searchPatient: '按姓名或账号查找患者', noPlan: '该患者没有当前方案',
  take: '采用', nothingChanges: '与现在填写的内容相同', leftOut: '以下项目已删除或不能这样设置，不会复制：%{names}', clear: '清空',
  editions: '历次方案', edition: '第 %{edition} 版', until: '%{from} 至 %{to}', since: '%{from} 起', now: '当前', compareOf: '第 %{first} 版与第 %{second} 版的差别', older: '前一版', newer: '后一版',
  kind: { added: '新增', removed: '取消', changed: '调整', same: '不变' }, change: '变化', before: '之前', after: '之后', onlyOne: '只有一版方案，没有可比较的内容', onlyChanges: '只看变化',
  current: '当前方案', none: '还没有治疗方案', noneText: '制定方案后，这里显示每天的训练项目与时间',
  print: '打印', sheet: { title: '治疗方案', patient: '患者', account: '账号', edition: '版次', starts: '开始日期', ended: '结束日期', doctor: '制定人', remark: '备注：%{text}', printed: '打印时间：%{time}', signature: '医生签名：' },
}
