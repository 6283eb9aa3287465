import ranges from './ranges.ts'

/** Texts of the pages of statistics. */
export default {
  total: '合计', now: '当前', time: '时间', measure: '指标', value: '数值', changeTo: '较%{comparison}变化', empty: '所选范围内没有数据',
  range: '%{from} 至 %{to}', weekOf: '%{day}起的一周', quarterOf: '%{year}年第%{quarter}季度', yearOf: '%{year}年',
  from: '开始日期', to: '结束日期', apply: '应用', years: '按年', chooseRange: '选择时间范围', rangeChosen: '时间范围：%{range}',
  quick: ranges.quick,
  step: '步长', steps: ranges.steps,
  compare: '对比', compared: ranges.compared, comparedNot: '不对比',
  versus: {
    previous: { more: '较上一时段 %{change}', less: '较上一时段 %{change}', same: '与上一时段持平', none: '较上一时段 %{change}' },
    lastYear: { more: '较去年同期 %{change}', less: '较去年同期 %{change}', same: '与去年同期持平', none: '较去年同期 %{change}' },
  },
  parameters: { range: '时间范围', from: '开始日期', to: '结束日期', step: '步长', compare: '对比' },
  wrong: '地址中的“%{name}”无法使用：%{problem}。已显示默认内容。',
  changed: { more: '%{change}', less: '%{change}', same: '持平' }, noBase: '对比时段没有数值，无法计算变化',
  series: '%{group} · %{measure}', cell: '%{group}：%{number}', partCell: '%{group}（不完整）：%{number}', shareCell: '%{cell}，占 %{share}', pointCell: '%{group}：%{across}，%{up}', slice: '%{name} %{share}',
  inRange: '%{range}的%{number}', openNumber: '%{number}，查看明细',
  noneWithout: '所选时段内全部都有使用记录。',
  noFigures: '按当前的条件无法汇总，请看下方的列表。',
  allRows: '全部明细', highest: '最高：%{period}', lowest: '最低：%{period}',
  definitionOf: '%{names}：计算方法',
  asTable: '表格', asChart: '图表', legend: '图例：点击可隐藏或显示', keys: '用方向键在各点之间移动，按回车键查看明细，按 T 键切换为表格。',
  part: '该时段尚不完整', partNote: '空心点、浅色柱和 * 表示时段尚不完整。',
  take: '导出', takeNamed: '导出“%{title}”', files: { csv: 'CSV 表格', xlsx: 'Excel 表格', png: 'PNG 图片', pdf: 'PDF 文档' }, notTaken: '文件未能生成，请重试',
  print: '打印', asOf: '数据截至 %{at}', filter: '%{name}：%{values}',
  counted: '统计口径：%{rows}',
  own: '以下为您本人的数据；无法归到个人的指标显示为“–”。',
  asking: '正在统计，可能需要一些时间', left: '已停止统计。', askAgain: '重新统计',
  subscribe: {
    name: '订阅', title: '订阅“%{title}”', about: '报表会定期发送到您账号的邮箱：邮件中有数据表格，附件为 Excel。内容以发送时您的权限和数据范围为准，筛选和对比与当前页面相同。',
    done: '已订阅，可在“报表订阅”中修改或停止', waits: '已订阅。邮件服务尚未启用，启用后才会发送，请联系管理员', manage: '我的报表订阅',
  },
  sentence: {
    none: '%{range}没有数据。', total: '%{range}：%{total}。', most: '%{range}：%{total}，其中%{group}最多（%{most}，占 %{share}）。', highest: '%{range}：%{total}，%{group}最高（%{most}）。',
    scatter: '%{range}：%{count} 个点，横轴为%{across}，纵轴为%{up}。',
    more: '比%{range}（%{before}）多 %{change}。', less: '比%{range}（%{before}）少 %{change}。', same: '与%{range}（%{before}）持平。', noBase: '%{range}没有可对比的数值。', two: '%{first}%{second}',
  },
}
