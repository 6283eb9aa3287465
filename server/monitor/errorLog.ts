import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { compareReleases } from '../../domain/release.ts'
import { errorLog } from '../../resources/monitor/errorLog.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { minute } from '../core/lifetime.ts'
import { counted, countTry } from '../core/throttle.ts'
import type { Counted } from '../core/throttle.ts'
import type { Tables } from '../platform/database/tables.ts'
import { deviceCaller } from '../training/deviceCaller.ts'
import { runningBuild } from './build.ts'
import { groupOf, recordErrors } from './recordErrors.ts'
import type { Failure } from './recordErrors.ts'

interface Told {
  readonly kind: string
  readonly message: string | null
  readonly stack: string | null
}
interface Report extends Told {
  readonly build: string | null
}
interface ClientReport extends Told {
  readonly platform: string
  readonly version: string
}

/** Whoever tells, a few a minute, and all together so many; of what was never seen, so many an hour. */
interface Limits {
  readonly own: number
  readonly all: number
  readonly newOwn: number
  readonly newAll: number
}

/** Nobody has shown who they are who has not signed in: they leave those who did their room. */
const limits: { readonly [who in 'operator' | 'device' | 'stranger']: Limits } = {
  operator: { own: 10, all: 300, newOwn: 30, newAll: 120 },
  device: { own: 10, all: 600, newOwn: 10, newAll: 60 },
  stranger: { own: 10, all: 60, newOwn: 10, newAll: 60 },
}

type Who = readonly ['operator' | 'device', number] | readonly ['stranger', string]

const isAboveAny = async (db: Transaction<Tables>, all: readonly Counted[], now: Date): Promise<boolean> => {
  for (const one of all) if ((await countTry(db, one, now)) !== null) return true
  return false
}

const isTooMuch = (db: Transaction<Tables>, who: Who, now: Date): Promise<boolean> => {
  const { own, all } = limits[who[0]]
  return isAboveAny(
    db,
    [counted(own, 'errorReport', ...who), counted(all, 'errorReport', who[0])].map(one => ({
      ...one,
      forgottenAfter: minute,
    })),
    now,
  )
}

/** What is new takes a row that stays, which what is known does not. */
const isTooNew = (db: Transaction<Tables>, who: Who, now: Date): Promise<boolean> => {
  const { newOwn, newAll } = limits[who[0]]
  return isAboveAny(db, [counted(newOwn, 'newError', ...who), counted(newAll, 'newError', who[0])], now)
}

/** What is told of a failure, and by what. */
type Seen = Told & Pick<Failure, 'source' | 'build' | 'browser'>

/**
 * Whether it was kept; `current` says which build opens again what was resolved, of the build that it was resolved for.
 */
const keepOf = async (
  who: Who,
  { message, stack, ...seen }: Seen,
  current: (resolved: string) => string,
  { db, now, operator }: Context,
): Promise<boolean> => {
  const failure = groupOf({
    ...seen,
    message: message ?? '',
    stack: stack ?? '',
    host: null,
    operator: operator?.id ?? null,
    at: now,
    count: 1,
  })
  const known = await db
    .selectFrom('error_log')
    .select('resolved_build')
    .where('fingerprint', '=', failure.fingerprint)
    .executeTakeFirst()
  if (!known && (await isTooNew(db, who, now))) return false
  await recordErrors(db, [failure], current(known?.resolved_build ?? ''))
  return true
}

// What is too much is let go rather than refused: a browser in trouble has nobody to read that.
const keep = async ({ build, ...told }: Report, context: Context): Promise<{ kept: boolean }> => {
  const { db, now, client, operator, origin } = context
  const who: Who = operator ? ['operator', operator.id] : ['stranger', client.ip]
  if (await isTooMuch(db, who, now)) return { kept: false }
  return {
    kept: await keepOf(
      who,
      { ...told, source: 'browser', build: build ?? '', browser: origin().browser },
      runningBuild,
      context,
    ),
  }
}

/** What a device tells counts for its release, where there is one, whether or not there is room for another kind. */
const keepOfDevice = async (
  { platform, version, ...told }: ClientReport,
  context: Context,
): Promise<{ kept: boolean }> => {
  const { device } = deviceCaller(context)
  const who: Who = ['device', device]
  if (await isTooMuch(context.db, who, context.now)) return { kept: false }
  await sql`
    insert into client_failure as f (platform, release, device, count, last_at)
    select platform, release, ${device}::integer, 1, ${context.now.toISOString()}::timestamptz from client_software where platform = ${platform} and release = ${version}
    on conflict (platform, release, device) do update set count = f.count + 1, last_at = excluded.last_at`.execute(
    context.db,
  )
  const later = (resolved: string): string => (resolved !== '' && compareReleases(version, resolved) > 0 ? version : '')
  return { kept: await keepOf(who, { ...told, source: 'device', build: version, browser: platform }, later, context) }
}

export const errorLogImplementation = implement(
  errorLog,
  { report: keep, reportSignedOut: keep, reportFromDevice: keepOfDevice },
  {
    on: ['resolve', 'reopen'],
    /** What a client tells is resolved for the release that told it last, anything else for the build that runs. */
    async before(action, record) {
      if (action !== 'resolve') return { resolvedBuild: null }
      return { resolvedBuild: record?.source === 'device' ? record.build : runningBuild() }
    },
  },
)
