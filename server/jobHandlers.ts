import { remindGuardians } from './clinic/remindGuardians.ts'
import { publishDue } from './content/publishDue.ts'
import { later } from './core/lifetime.ts'
import { noticeLifetime, removeOperatorNotices } from './platform/notices/notices.ts'
import { compareTotals } from './system/compareTotals.ts'
import { purgeIdempotency } from './core/idempotency.ts'
import { removeOldImports } from './core/import/jobs.ts'
import { purgeEvents } from './system/purgeEvents.ts'
import { tidySessions } from './platform/session/tidy.ts'
import { removeUnused } from './system/removeUnused.ts'
import { sendReports } from './statistics/sendReports.ts'
import { compareAccounts } from './times/ledger/compareAccounts.ts'
import type { JobHandler } from './platform/jobs/JobHandler.ts'
import { purgeRuns } from './platform/jobs/purgeRuns.ts'

/** All that hosts know to do at its times. A new one is a line here, its name in resources/system/handlerNames.ts and its texts in i18n (`jobs`). */
export const jobHandlers: readonly JobHandler[] = [
  { name: 'compareLedger', cron: '30 3 * * *', run: ({ database }) => compareAccounts(database.db) },
  { name: 'compareTotals', cron: '40 3 * * *', run: ({ database }) => compareTotals(database) },
  { name: 'purgeIdempotency', cron: '*/30 * * * *', run: async ({ database, now }) => ({ records: await purgeIdempotency(database, now) }) },
  { name: 'removeOldImports', cron: '*/10 * * * *', run: async ({ database, now }) => ({ records: await removeOldImports(database.db, now) }) },
  { name: 'removeUnusedUploads', cron: '5 * * * *', run: async ({ database, storage, now }) => ({ records: await removeUnused(database, storage, now) }) },
  { name: 'tidySessions', cron: '15 * * * *', run: async ({ database, now }) => ({ records: await tidySessions(database.db, now) }) },
  { name: 'purgeSecurityLog', cron: '50 3 * * *', run: async ({ database, now }) => ({ records: await purgeEvents(database.db, now) }) },
  { name: 'purgeNotices', cron: '55 3 * * *', run: async ({ database, now }) => ({ records: await removeOperatorNotices(database.db, later(now, -noticeLifetime)) }) },
  { name: 'sendReports', cron: '*/10 * * * *', run: sendReports },
  { name: 'publishDue', cron: '* * * * *', run: publishDue },
  { name: 'remindGuardians', cron: '30 9 * * *', run: remindGuardians },
  { name: 'purgeTimingLog', cron: '45 3 * * *', run: async ({ database, now }) => ({ records: await purgeRuns(database.db, now) }) },
]
