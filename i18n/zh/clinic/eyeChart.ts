/** The eye chart: its page, its parts and what is read out of it. */
export default {
  title: '视力曲线', of: '%{name}的视力曲线', open: '查看视力曲线',
  eyes: '眼别', measures: '视力类型', range: '时间范围', ranges: { all: '全部', year: '近一年', half: '近半年', between: '自选时间' }, from: '开始日期', to: '结束日期',
  wrongRange: '开始日期不能晚于结束日期',
  series: { naked: '%{eye}裸眼视力', corrected: '%{eye}矫正视力' }, axis: '小数视力（五分记录）', date: '检查日期', level: '矫正视力分级',
  summary: '视力曲线：%{count} 次检查，%{from} 至 %{to}', summaryNone: '视力曲线：没有检查',
  keys: '左右方向键在检查之间移动，上下方向键在曲线之间移动',
  point: '%{series}，%{date}：%{value}，%{level}', pointPlain: '%{series}，%{date}：%{value}',
  value: '%{value}（%{points}）', coded: '%{value}（%{meaning}）',
  gap: '不配合：曲线在此中断', table: '视力数据表',
  download: '下载图片', downloadFailed: '图片没有生成，请重试', fileName: '视力曲线',
  empty: '还没有检查记录', emptyText: '新建病例后，每次检查的视力会显示在这里', nothingInRange: '所选时间范围内没有检查', noCase: '请从患者或病例页面打开视力曲线',
}
