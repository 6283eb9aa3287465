import { compareBills } from './alipay/compareBills.ts'
import { settlePayments } from './alipay/settlePayments.ts'
import { expireCards } from './cards/expireCards.ts'
import { makeCards } from './cards/makeCards.ts'
import { remindGuardians } from './clinic/remindGuardians.ts'
import { deliverMail } from './content/mail/deliverMail.ts'
import { publishDue } from './content/publishDue.ts'
import type { Context } from './core/contract.ts'
import { later } from './core/lifetime.ts'
import { forgetErrors } from './monitor/forgetErrors.ts'
import { tellErrors } from './monitor/tellErrors.ts'
import { noticeLifetime, removeOperatorNotices } from './platform/notices/notices.ts'
import { compareTotals } from './system/compareTotals.ts'
import { purgeIdempotency } from './core/idempotency.ts'
import { removeOldImports } from './core/import/jobs.ts'
import { removeDue } from './privacy/removeDue.ts'
import { tidySessions } from './platform/session/tidy.ts'
import { moveFiles } from './system/moveFiles.ts'
import { removeUnused } from './system/removeUnused.ts'
import { sendReports } from './statistics/sendReports.ts'
import { compareAccounts } from './times/ledger/compareAccounts.ts'
import type { JobContext, JobHandler, JobOutcome } from './platform/jobs/JobHandler.ts'
import { purgeRuns } from './platform/jobs/purgeRuns.ts'

/** A run that takes away what nobody needs any more, in one transaction. */
const removing =
  (remove: (context: Context) => Promise<number>) =>
  async ({ inTransaction }: JobContext): Promise<JobOutcome> => ({ records: await inTransaction(remove) })

/**
 * All that hosts know to do at its times. A new one is a line here, its name in resources/system/handlerNames.ts and
 * its texts in i18n (`jobs`).
 */
export const jobHandlers: readonly JobHandler[] = [
  { name: 'compareLedger', cron: '30 3 * * *', run: ({ read }) => read(compareAccounts) },
  { name: 'compareTotals', cron: '40 3 * * *', run: compareTotals },
  { name: 'purgeIdempotency', cron: '*/30 * * * *', run: removing(context => purgeIdempotency(context, context.now)) },
  { name: 'removeOldImports', cron: '*/10 * * * *', run: removing(({ db, now }) => removeOldImports(db, now)) },
  { name: 'removeUnusedUploads', cron: '5 * * * *', run: removeUnused },
  { name: 'moveFiles', cron: '* * * * *', run: moveFiles },
  { name: 'tidySessions', cron: '15 * * * *', run: removing(({ db, now }) => tidySessions(db, now)) },
  { name: 'tellErrors', cron: '* * * * *', run: tellErrors },
  { name: 'makeCards', cron: '* * * * *', run: makeCards },
  { name: 'settlePayments', cron: '* * * * *', run: job => settlePayments(job) },
  { name: 'compareBills', cron: '*/20 * * * *', run: job => compareBills(job) },
  { name: 'expireCards', cron: '10 0 * * *', run: expireCards },
  { name: 'removeDue', cron: '50 3 * * *', run: removeDue },
  { name: 'forgetErrors', cron: '35 3 * * *', run: removing(({ db }) => forgetErrors(db)) },
  {
    name: 'purgeNotices',
    cron: '55 3 * * *',
    run: removing(({ db, now }) => removeOperatorNotices(db, later(now, -noticeLifetime))),
  },
  { name: 'sendReports', cron: '*/10 * * * *', run: sendReports },
  { name: 'publishDue', cron: '* * * * *', run: publishDue },
  { name: 'deliverMail', cron: '* * * * *', run: deliverMail },
  { name: 'remindGuardians', cron: '30 9 * * *', run: remindGuardians },
  { name: 'purgeTimingLog', cron: '45 3 * * *', run: removing(({ db, now }) => purgeRuns(db, now)) },
]
