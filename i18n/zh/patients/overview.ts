/** The page of one patient: how the child is doing. */
export default {
  title: '患者概况',
  course: '视力变化', first: '首次', last: '最近', change: '变化',
  noCase: '还没有病例', noCaseText: '新建病例后，这里显示视力变化、弱视程度和疗效', noCasePossible: '演示患者和自助注册的患者不能新建病例', newCase: '新建病例',
  effect: '弱视程度与疗效', effectSince: '疗效（自 %{date} 起）', decisive: '按此眼判定', recommendation: '训练建议', norm: '同龄正常视力', normFrom: '%{value} 以上',
  visits: '最近检查（共 %{count} 次）', correctedOf: '%{eye}矫正', care: '复查与日常护理', overdue: '已逾期 %{smart_count} 天', dueToday: '今天', dueIn: '%{smart_count} 天后',
  training: '训练', team: '诊疗团队',
}
