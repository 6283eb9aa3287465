/** What ranges, steps of time and comparisons are called. */
export default {
  quick: {
    today: '今天',
    lastWeek: '上周',
    last15Days: '最近 15 天',
    last30Days: '最近 30 天',
    thisMonth: '本月',
    lastMonth: '上月',
    thisQuarter: '本季度',
    thisYear: '今年',
    lastYear: '去年',
    allYears: '全部年份',
  },
  steps: { day: '日', week: '周', month: '月', quarter: '季度', year: '年' },
  compared: { previous: '上一时段', lastYear: '去年同期' },
}
