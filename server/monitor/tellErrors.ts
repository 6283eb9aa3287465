import { sql } from 'kysely'
import { errorLog } from '../../resources/monitor/errorLog.ts'
import type { Context, Language } from '../core/contract.ts'
import { later } from '../core/lifetime.ts'
import { readSetting } from '../core/readSetting.ts'
import { takeAlarm } from '../platform/messages/allowance.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { burstWindow, isOverBefore } from './recordErrors.ts'
import { isTroubleDue, takeTroubles } from './troubles.ts'
import type { Trouble } from './troubles.ts'

/** So many failures of one kind within the window are a burst. */
const burst = 50
/** What one mail tells of. */
const mostTold = 20

interface Told {
  readonly kind: string
  readonly message: string | null
  readonly what: 'opened' | 'burst' | 'over'
}

// What anybody can tell waits behind what this installation saw itself.
const conditions = ({ now }: Pick<Context, 'now'>) => ({
  opened: sql`state = 'open' and told_at is null`,
  begun: sql`state <> 'ignored' and burst_since is null and window_count >= ${burst} and last_at > ${later(now, -burstWindow).toISOString()}::timestamptz and told_at is not null`,
  over: sql`burst_since is not null and last_at < ${isOverBefore(now).toISOString()}::timestamptz`,
})

const isAnyDue = async (context: Pick<Context, 'db' | 'now'>): Promise<boolean> => {
  const { opened, begun, over } = conditions(context)
  const { rows } = await sql`select 1 from error_log where (${opened}) or (${begun}) or (${over}) limit 1`.execute(
    context.db,
  )
  return rows.length > 0
}

// Each is taken by the statement that marks it, so that it is told once, whichever hosts there are.
const dueOf = async (context: Pick<Context, 'db' | 'now'>): Promise<readonly Told[]> => {
  const { opened, begun, over } = conditions(context)
  const first = (condition: typeof opened) =>
    sql`id in (select id from error_log where ${condition} order by (source = 'host' or coalesce(cardinality(operators), 0) > 0) desc, id limit ${mostTold} for update skip locked)`
  const { rows } = await sql<Told>`
    with opened as (update error_log set told_at = ${context.now.toISOString()}::timestamptz where ${first(opened)} returning kind, message, 'opened' as what),
      begun as (update error_log set burst_since = window_at where ${first(begun)} returning kind, message, 'burst' as what),
      over as (update error_log set burst_since = null, window_count = 0 where ${first(over)} returning kind, message, 'over' as what)
    select * from opened union all select * from begun union all select * from over`.execute(context.db)
  return rows
}

interface Telling {
  readonly failures: readonly Told[]
  readonly troubles: readonly Trouble[]
}

const bodyIn = (
  language: Language,
  { failures, troubles }: Telling,
  { translate, publicUrl }: Pick<Context, 'translate' | 'publicUrl'>,
): string =>
  [
    ...failures.map(({ what, kind, message }) =>
      translate(language, `messages.failures.${what}`, { kind, message: message || '—' }),
    ),
    ...troubles.map(({ subject, what, job, count }) =>
      translate(language, `messages.troubles.${subject}.${what}`, {
        job: job === null ? '' : translate(language, `jobs.${job}.name`),
        smart_count: count,
      }),
    ),
    translate(language, 'messages.failures.more', { address: `${publicUrl}/${errorLog.name}` }),
  ].join('\n')

const tell = async (told: Telling, context: Context): Promise<void> => {
  const { db, sender } = context
  const { failuresTo } = await readSetting(db, 'baseSetting')
  if (!failuresTo || failuresTo.length === 0) return
  const readers = await db
    .selectFrom('operator as o')
    .leftJoin('operator_language as l', 'l.operator', 'o.id')
    .select(['o.email', 'l.language'])
    .where('o.id', 'in', [...failuresTo])
    .where('o.deleted', '=', false)
    .where('o.status', '=', 'opened')
    .where('o.email', 'is not', null)
    .execute()
  for (const { email, language } of readers) {
    if (email === null || (await sender.allow(db, 'email', email)) !== null) continue
    const body = language
      ? bodyIn(language, told, context)
      : `${bodyIn('zh', told, context)}\n\n${bodyIn('en', told, context)}`
    await sender.send(db, {
      channel: 'email',
      recipient: email,
      about: 'failures',
      language: language ?? 'both',
      body,
      isCounted: true,
    })
  }
}

/**
 * Tells those who want it of failures that are new or back, of those that come often, of jobs that fail and messages
 * that are not delivered, and when that is over: each once, and what comes together in one mail. Where there were many
 * mails already, it waits for the next that may be sent.
 */
export const tellErrors = async ({ inTransaction }: Pick<JobContext, 'inTransaction'>): Promise<JobOutcome> => ({
  records: await inTransaction(async context => {
    const { db, now } = context
    if (
      !((await isAnyDue(context)) || (await isTroubleDue(context))) ||
      (await takeAlarm(db, 'failures', now)) !== null
    )
      return 0
    const told = { failures: await dueOf(context), troubles: await takeTroubles(context) }
    const count = told.failures.length + told.troubles.length
    if (count > 0) await tell(told, context)
    return count
  }),
})
