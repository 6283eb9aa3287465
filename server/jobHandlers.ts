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
import { handlerNames } from '../resources/system/handlerNames.ts'
import type { HandlerName } from '../resources/system/handlerNames.ts'
import type { JobContext, JobHandler, JobOutcome } from './platform/jobs/JobHandler.ts'
import { purgeRuns } from './platform/jobs/purgeRuns.ts'

/** A run that takes away what nobody needs any more, in one transaction. */
const removing =
  (remove: (context: Context) => Promise<number>) =>
  async ({ inTransaction }: JobContext): Promise<JobOutcome> => ({ records: await inTransaction(remove) })

/** All that hosts know to do at its times, by the names in resources/system/handlerNames.ts. */
const handlers: { readonly [N in HandlerName]: Omit<JobHandler, 'name'> } = {
  compareLedger: { cron: '30 3 * * *', run: ({ read }) => read(compareAccounts) },
  compareTotals: { cron: '40 3 * * *', run: compareTotals },
  purgeIdempotency: { cron: '*/30 * * * *', run: removing(context => purgeIdempotency(context, context.now)) },
  removeOldImports: { cron: '*/10 * * * *', run: removing(({ db, now }) => removeOldImports(db, now)) },
  removeUnusedUploads: { cron: '5 * * * *', run: removeUnused },
  moveFiles: { cron: '* * * * *', run: moveFiles },
  tidySessions: { cron: '15 * * * *', run: removing(({ db, now }) => tidySessions(db, now)) },
  tellErrors: { cron: '* * * * *', run: tellErrors },
  makeCards: { cron: '* * * * *', run: makeCards },
  settlePayments: { cron: '* * * * *', run: job => settlePayments(job) },
  compareBills: { cron: '*/20 * * * *', run: job => compareBills(job) },
  expireCards: { cron: '10 0 * * *', run: expireCards },
  removeDue: { cron: '50 3 * * *', run: removeDue },
  forgetErrors: { cron: '35 3 * * *', run: removing(({ db }) => forgetErrors(db)) },
  purgeNotices: {
    cron: '55 3 * * *',
    run: removing(({ db, now }) => removeOperatorNotices(db, later(now, -noticeLifetime))),
  },
  sendReports: { cron: '*/10 * * * *', run: sendReports },
  publishDue: { cron: '* * * * *', run: publishDue },
  deliverMail: { cron: '* * * * *', run: deliverMail },
  remindGuardians: { cron: '30 9 * * *', run: remindGuardians },
  purgeTimingLog: { cron: '45 3 * * *', run: removing(({ db, now }) => purgeRuns(db, now)) },
}

/** The same with their names. A new one is a line above, its name and its texts in i18n (`jobs`). */
export const jobHandlers: readonly JobHandler[] = handlerNames.map(name => ({ name, ...handlers[name] }))
