import { addDays } from '../../domain/calendar.ts'
import type { grayPublish } from '../../resources/content/grayPublish.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Gray = Stored<typeof grayPublish>

/** Gray releases of the sample's client releases: one that became one for all, one that is planned. */
export const grayReleases = (today: string): Gray[] =>
  (
    [
      ['Android 3.2.1 灰度', 2, 100, 'finished', 60],
      ['Android 3.3.0 测试版灰度', 3, 10, 'planned', 3],
    ] as const
  ).map(([name, software, percentage, state, daysAgo], at) => ({
    id: at + 1,
    name,
    software,
    hospitals: null,
    percentage,
    begins: null,
    ends: null,
    state,
    ...stamped(`${addDays(today, -daysAgo)}T02:30:00.000Z`, 1),
  }))
