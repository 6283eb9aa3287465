import { translate } from '../../i18n/index.ts'
import { addDays, mondayOf } from '../../domain/calendar.ts'
import type { reportSubscription } from '../../resources/statistics/reportSubscription.ts'
import type { OperatorRow } from './operators.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Subscription = Stored<typeof reportSubscription>

const wanted: readonly (Pick<Subscription, 'report' | 'range' | 'frequency'> & {
  readonly username: string
  readonly compare?: Subscription['compare']
  readonly ended?: true
})[] = [
  { username: 'admin', report: 'overview', range: 'lastWeek', frequency: 'weekly', compare: ['previous'] },
  { username: 'admin', report: 'growth', range: 'lastMonth', frequency: 'monthly', compare: ['previous', 'lastYear'] },
  { username: 'franchise', report: 'rechargeAnalysis', range: 'lastWeek', frequency: 'weekly' },
  { username: 'franchise', report: 'gifts', range: 'lastMonth', frequency: 'monthly', ended: true },
]

/** What some operators get by mail: on Mondays, or on the first of a month, at eight in the morning in China. */
export const reportSubscriptions = (accounts: readonly OperatorRow[], today: string): Subscription[] =>
  wanted.flatMap(({ username, report, range, frequency, compare = [], ended = false }, i) => {
    const account = accounts.find(one => one.username === username)
    if (!account) return []
    const isWeekly = frequency === 'weekly'
    const nextDay = isWeekly ? addDays(mondayOf(today), 7) : `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
    return [
      {
        id: i + 1,
        title: translate('zh', `pages.${report}`),
        report,
        range,
        step: null,
        compare,
        filters: null,
        frequency,
        weekday: isWeekly ? 'monday' : null,
        monthDay: isWeekly ? null : 1,
        hour: 8,
        state: ended ? 'ended' : 'active',
        ending: ended ? 'unsubscribed' : null,
        nextAt: `${nextDay}T00:00:00.000Z`,
        sentAt: null,
        ...stamped(`${addDays(today, -20 - i)}T02:00:00.000Z`, account.id),
      },
    ]
  })
