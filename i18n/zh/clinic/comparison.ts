/** Two examinations of a case side by side. */
export default {
  open: '对比', openCase: '对比检查记录', chooseTwo: '请选择同一病例的两条检查记录',
  one: '前一次', other: '后一次', swap: '交换两次检查', onlyDifferent: '只看不同', nothingDifferent: '两次检查没有不同',
  field: '项目', difference: '变化', same: '无变化', changed: '有变化', better: '提高，不足一行', worse: '下降，不足一行',
  lines: '%{sign}%{smart_count} 行', dioptres: '%{by} D', degrees: '转动 %{by}°', count: '%{by} 次',
  noCase: '请在检查记录列表中选择两条记录，或从病例页面打开', noOther: '这份病例只有一次检查，还没有可以对比的记录',
}
