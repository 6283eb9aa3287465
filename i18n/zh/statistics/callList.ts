/** Calling children one after the other. */
export default {
  start: '逐个处理', startCount: '逐个处理（%{count}）', startMost: '逐个处理前 %{count} 位', place: '第 %{at} 位，共 %{total} 位', counts: '已随访 %{saved} 位，已跳过 %{skipped} 位',
  back: '上一位', skip: '跳过', saveNext: '保存并处理下一位', keys: 'Ctrl+Enter 保存并处理下一位，Alt+N 跳过，Alt+P 上一位',
  none: '请先在列表中筛选要联系的患者，再选择“逐个处理”。', through: '已全部处理完。', more: '列表超过 %{count} 位时，每次处理前 %{count} 位',
  absent: '%{days} 天以上未训练', allAbsent: '全部', due: '到期与逾期', done: '已完成', all: '全部',
  print: '打印复查通知', hint: '请先选择要联系的患者',
}
