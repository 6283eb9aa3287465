import { addDays } from '../../domain/calendar.ts'
import type { apiToken } from '../../resources/integrations/apiToken.ts'
import type { OperatorRow } from './operators.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type ApiToken = Stored<typeof apiToken>

const wanted = [
  {
    username: 'admin',
    name: '财务系统对账',
    access: 'look',
    remark: '每天凌晨读取充值和收支',
    hospitals: null,
    daysAgo: 62,
    lasts: 180,
    usedHoursAgo: 5,
  },
  {
    username: 'admin',
    name: '电子病历同步',
    access: 'full',
    remark: '由信息科维护',
    hospitals: [7, 8],
    daysAgo: 34,
    lasts: 90,
    usedHoursAgo: 1,
  },
  {
    username: 'franchise',
    name: 'Weekly report script',
    access: 'look',
    remark: null,
    hospitals: null,
    daysAgo: 20,
    lasts: 90,
    usedHoursAgo: null,
  },
  {
    username: 'admin',
    name: '旧版数据导出',
    access: 'look',
    remark: '已由财务系统对账代替',
    hospitals: null,
    daysAgo: 120,
    lasts: 365,
    usedHoursAgo: 2900,
    revokedDaysAgo: 60,
  },
] as const

/** Tokens of programs that some operators made; nobody knows their secrets. */
export const apiTokens = (accounts: readonly OperatorRow[], today: string): ApiToken[] =>
  wanted.flatMap(({ username, daysAgo, lasts, usedHoursAgo, ...one }, i) => {
    const account = accounts.find(found => found.username === username)
    if (!account) return []
    const revokedAt = 'revokedDaysAgo' in one ? `${addDays(today, -one.revokedDaysAgo)}T07:20:00.000Z` : null
    return [
      {
        id: i + 1,
        name: one.name,
        access: one.access,
        remark: one.remark,
        operator: account.id,
        hospital: account.hospital,
        roles: null,
        hospitals: one.hospitals === null ? null : [...one.hospitals],
        expiresAt: `${addDays(today, lasts - daysAgo)}T16:00:00.000Z`,
        state: revokedAt === null ? 'active' : 'revoked',
        revokedAt,
        lastUsedAt:
          usedHoursAgo === null
            ? null
            : new Date(Date.parse(`${today}T00:30:00.000Z`) - usedHoursAgo * 3_600_000).toISOString(),
        lastUsedIp: usedHoursAgo === null ? null : `203.0.113.${10 + i}`,
        ...stamped(`${addDays(today, -daysAgo)}T02:40:00.000Z`, account.id, revokedAt ?? undefined),
      },
    ]
  })
