import type { Transaction } from 'kysely'
import { errorLog } from '../../resources/monitor/errorLog.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { minute } from '../core/lifetime.ts'
import { counted, countTry } from '../core/throttle.ts'
import type { Tables } from '../platform/database/tables.ts'
import { runningBuild } from './build.ts'
import { groupOf, recordErrors } from './recordErrors.ts'

interface Report { readonly kind: string; readonly message: string | null; readonly stack: string | null; readonly build: string | null }

/** A browser tells a few a minute, and all browsers together so many. */
const perBrowser = 10
const perMinute = 300

const isTooMuch = async (db: Transaction<Tables>, ip: string, now: Date): Promise<boolean> =>
  await countTry(db, { ...counted(perBrowser, 'errorReport', ip), forgottenAfter: minute }, now) !== null || await countTry(db, { ...counted(perMinute, 'errorReport'), forgottenAfter: minute }, now) !== null

// What is too much is let go rather than refused: a browser in trouble has nobody to read that.
const keep = async ({ kind, message, stack, build }: Report, { db, now, client, operator, origin }: Context): Promise<{ kept: boolean }> => {
  if (await isTooMuch(db, client.ip, now)) return { kept: false }
  const failure = groupOf({ source: 'browser', kind, message: message ?? '', stack: stack ?? '', build: build ?? '', browser: origin().browser, host: null, operator: operator?.id ?? null, at: now, count: 1 })
  await recordErrors(db, [failure], runningBuild())
  return { kept: true }
}

export const errorLogImplementation = implement(errorLog, { report: keep, reportSignedOut: keep }, {
  on: ['resolve', 'reopen'],
  async before(action) { return action === 'resolve' ? { resolvedBuild: runningBuild() } : { resolvedBuild: null } },
})
