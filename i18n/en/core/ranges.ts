import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/ranges.ts'

/** What ranges, steps of time and comparisons are called. */
export default {
  quick: {
    today: 'Today',
    lastWeek: 'Last week',
    last15Days: 'Last 15 days',
    last30Days: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
    allYears: 'All years',
  },
  steps: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' },
  compared: { previous: 'Period before', lastYear: 'Year before' },
} satisfies Same<typeof zh>
