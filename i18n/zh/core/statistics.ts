/** What groups of numbers are called, wherever reports name them. */
export default {
  none: '无',
  other: '其他',
  yes: '是',
  no: '否',
  total: '合计',
  /** Above a column of numbers that say nothing by themselves: `Package 30`. */
  column: '%{dimension} %{value}',
  below: '小于 %{bound}',
  between: '%{from} 至小于 %{below}',
  fromTo: '%{from}–%{to}',
  atLeast: '%{bound} 及以上',
  hour: '%{hour}:00',
  weekdays: { 1: '星期一', 2: '星期二', 3: '星期三', 4: '星期四', 5: '星期五', 6: '星期六', 7: '星期日' },
  compared: {
    previous: '%{measure}（上期）',
    lastYear: '%{measure}（去年同期）',
    free: '%{measure}（%{range}）',
  },
  /** Above a column that says by how much another one is more or less, and which part of that this is, as a fraction. */
  difference: '%{of}较%{to}相差',
  differencePart: '%{of}较%{to}相差比例',
}
