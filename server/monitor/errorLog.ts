import type { Transaction } from 'kysely'
import { errorLog } from '../../resources/monitor/errorLog.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { minute } from '../core/lifetime.ts'
import { counted, countTry } from '../core/throttle.ts'
import type { Counted } from '../core/throttle.ts'
import type { Tables } from '../platform/database/tables.ts'
import { runningBuild } from './build.ts'
import { groupOf, recordErrors } from './recordErrors.ts'
import type { Grouped } from './recordErrors.ts'

interface Report { readonly kind: string; readonly message: string | null; readonly stack: string | null; readonly build: string | null }

/** Whoever tells, a few a minute, and all together so many; of what was never seen, so many an hour. */
interface Limits { readonly own: number; readonly all: number; readonly newOwn: number; readonly newAll: number }

/** Nobody has shown who they are who has not signed in: they leave those who did their room. */
const limits: { readonly [who in 'operator' | 'stranger']: Limits } = {
  operator: { own: 10, all: 300, newOwn: 30, newAll: 120 },
  stranger: { own: 10, all: 60, newOwn: 10, newAll: 60 },
}

type Who = readonly ['operator', number] | readonly ['stranger', string]

const isAboveAny = async (db: Transaction<Tables>, all: readonly Counted[], now: Date): Promise<boolean> => {
  for (const one of all) if (await countTry(db, one, now) !== null) return true
  return false
}

const isTooMuch = (db: Transaction<Tables>, who: Who, now: Date): Promise<boolean> => {
  const { own, all } = limits[who[0]]
  return isAboveAny(db, [counted(own, 'errorReport', ...who), counted(all, 'errorReport', who[0])].map(one => ({ ...one, forgottenAfter: minute })), now)
}

/** What is new takes a row that stays, which what is known does not. */
const isTooNew = async (db: Transaction<Tables>, { fingerprint }: Pick<Grouped, 'fingerprint'>, who: Who, now: Date): Promise<boolean> => {
  const known = await db.selectFrom('error_log').select('id').where('fingerprint', '=', fingerprint).executeTakeFirst()
  const { newOwn, newAll } = limits[who[0]]
  return known === undefined && isAboveAny(db, [counted(newOwn, 'newError', ...who), counted(newAll, 'newError', who[0])], now)
}

// What is too much is let go rather than refused: a browser in trouble has nobody to read that.
const keep = async ({ kind, message, stack, build }: Report, { db, now, client, operator, origin }: Context): Promise<{ kept: boolean }> => {
  const who: Who = operator ? ['operator', operator.id] : ['stranger', client.ip]
  if (await isTooMuch(db, who, now)) return { kept: false }
  const failure = groupOf({ source: 'browser', kind, message: message ?? '', stack: stack ?? '', build: build ?? '', browser: origin().browser, host: null, operator: operator?.id ?? null, at: now, count: 1 })
  if (await isTooNew(db, failure, who, now)) return { kept: false }
  await recordErrors(db, [failure], runningBuild())
  return { kept: true }
}

export const errorLogImplementation = implement(errorLog, { report: keep, reportSignedOut: keep }, {
  on: ['resolve', 'reopen'],
  async before(action) { return action === 'resolve' ? { resolvedBuild: runningBuild() } : { resolvedBuild: null } },
})
