import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { runStates } from '../../../resources/system/timing.ts'
import type { Tables } from '../database/tables.ts'
import { later, minute } from '../../core/lifetime.ts'

type Db = Kysely<Tables>
export type RunState = (typeof runStates)[number]

/** A run that this host has, and no other until it is not heard of for as long as the lease. */
export interface Claimed {
  readonly id: number
  readonly timing: number
  readonly handler: string
  readonly tries: number
}

/** After that long without a word the host that has a run is taken for dead. */
export const lease = minute
/** A run that takes its host down with it each time is not begun for ever. */
export const mostTries = 3

/** A job that has a time to be planned for. */
export interface Planned {
  readonly id: number
  readonly cron: string
  readonly next_at: string | null
}

/** The jobs that are to run at their times, of those that this host knows. */
export const plannedJobs = (db: Db, handlers: readonly string[]): Promise<Planned[]> =>
  db
    .selectFrom('timing')
    .select(['id', 'cron', 'next_at'])
    .where('handler', 'in', [...handlers])
    .where('paused', '=', false)
    .where('retired', '=', false)
    .orderBy('id')
    .execute()

/** Writes when a job is due next, unless somebody else did meanwhile; answers whether it was written. */
export const planNext = async (db: Db, { id, next_at }: Planned, next: Date | null): Promise<boolean> => {
  const moved = await db
    .updateTable('timing')
    .set({ next_at: next?.toISOString() ?? null })
    .where('id', '=', id)
    .where('paused', '=', false)
    .where('next_at', 'is not distinct from', next_at)
    .returning('id')
    .execute()
  return moved.length > 0
}

const afterAll = (timing: number, due: Date) =>
  sql`greatest(${due.toISOString()}::timestamptz, (select max(due_at) + interval '1 millisecond' from timing_log where timing = ${timing}))`

/**
 * Puts a run up for the hosts to take; answers its id, or undefined where the job has one that waits or is under way:
 * runs of one job never overlap, and a time that comes meanwhile is left out. No two runs are due at one moment: that
 * is how hosts agree on one for each time of a plan. One by hand is none of those, and comes after all that were.
 */
export const putUp = async (
  db: Db,
  timing: number,
  cause: 'schedule' | 'manual',
  due: Date,
  now: Date,
  by: number | null = null,
): Promise<number | undefined> => {
  const at = now.toISOString()
  const { rows } = await sql<{
    id: number
  }>`insert into timing_log (timing, name, name_en, cause, state, due_at, created_at, created_by, updated_at, updated_by)
    select id, name, name_en, ${cause}::text, 'waiting', ${cause === 'manual' ? afterAll(timing, due) : sql`${due.toISOString()}::timestamptz`}, ${at}::timestamptz, ${by}::integer, ${at}::timestamptz, ${by}::integer from timing where id = ${timing}
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/**
 * Has a run that waits or is under way begin behind what the transaction does: another one follows it, as it may have
 * looked before. Answers false where there is none.
 */
export const askAgain = async (transaction: Db, timing: number): Promise<boolean> => {
  // What waits is not taken, and what ends does not end, before this is committed.
  const { rows } =
    await sql`update timing_log set asked_again = state = 'running' where timing = ${timing} and state in ('waiting', 'running') returning id`.execute(
      transaction,
    )
  return rows.length > 0
}

/**
 * Takes the next run that waits, or that a host left that is not heard of any more. What another host is just taking is
 * left out.
 */
export const claim = async (
  db: Db,
  handlers: readonly string[],
  host: string,
  now: Date,
): Promise<Claimed | undefined> => {
  const at = now.toISOString()
  const { rows } = await sql<Claimed>`
    update timing_log l set state = 'running', host = ${host}, tries = l.tries + 1, started_at = ${at}, heard_at = ${at}, updated_at = ${at}, version = l.version + 1
    from timing t
    where t.id = l.timing and l.id = (
      select w.id from timing_log w join timing j on j.id = w.timing
      where j.handler = any(${[...handlers]}::text[]) and w.tries < ${mostTries}
        and (w.state = 'waiting' or (w.state = 'running' and w.heard_at < ${later(now, -lease).toISOString()}::timestamptz))
      order by w.due_at, w.id limit 1 for update of w skip locked
    )
    returning l.id, l.timing, t.handler, l.tries`.execute(db)
  return rows[0]
}

const mine = ({ id, tries }: Claimed, host: string) =>
  sql`id = ${id} and host = ${host} and tries = ${tries} and state = 'running'`

/** Says that this host still works at a run; answers false where it is not this host's any more. */
export const beat = async (db: Db, run: Claimed, host: string, now: Date): Promise<boolean> => {
  const { rows } =
    await sql`update timing_log set heard_at = ${now.toISOString()} where ${mine(run, host)} returning id`.execute(db)
  return rows.length > 0
}

/**
 * Holds a run for the transaction: nobody takes it over before that has ended. Answers false where it is not this
 * host's any more.
 */
export const hold = async (transaction: Db, run: Claimed, host: string): Promise<boolean> => {
  const { rows } = await sql`select id from timing_log where ${mine(run, host)} for key share`.execute(transaction)
  return rows.length > 0
}

export interface Result {
  readonly state: Extract<RunState, 'ok' | 'attention' | 'failed'>
  readonly records: number | null
  readonly findings: string | null
  readonly error: string | null
}

const noteLast = (db: Db, timing: number, state: RunState, at: string) =>
  db.updateTable('timing').set({ last_at: at, last_state: state }).where('id', '=', timing).execute()

/** Ends a run with its result; answers false, and changes nothing, where another host has taken it over. */
export const finish = (
  db: Db,
  run: Claimed,
  host: string,
  { state, records, findings, error }: Result,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    const at = now.toISOString()
    const { rows } = await sql<{
      askedAgain: boolean
    }>`update timing_log set state = ${state}, records = ${records}::integer, findings = ${findings}::jsonb, error = ${error}, ended_at = ${at}, updated_at = ${at}, version = version + 1
      where ${mine(run, host)} returning asked_again as "askedAgain"`.execute(transaction)
    if (rows[0] === undefined) return false
    await noteLast(transaction, run.timing, state, at)
    if (rows[0].askedAgain) await putUp(transaction, run.timing, 'manual', now, now)
    return true
  })

/** Lets another host begin the run anew at once. */
export const giveBack = async (db: Db, run: Claimed, host: string): Promise<void> => {
  await sql`update timing_log set state = 'waiting', host = null, heard_at = null, tries = tries - 1, asked_again = false, version = version + 1 where ${mine(run, host)}`.execute(
    db,
  )
}

/** Ends runs whose hosts went down each time, so that the next run of the job can come; answers them. */
export const giveUpLost = (db: Db, now: Date): Promise<readonly Pick<Claimed, 'id' | 'timing' | 'handler'>[]> =>
  db.transaction().execute(async transaction => {
    const at = now.toISOString()
    const { rows } = await sql<{
      id: number
      timing: number
      handler: string
      askedAgain: boolean
    }>`update timing_log l set state = 'lost', ended_at = ${at}, updated_at = ${at}, version = l.version + 1
    from timing t where t.id = l.timing and l.id in (
      select w.id from timing_log w where w.state = 'running' and w.tries >= ${mostTries} and w.heard_at < ${later(now, -lease).toISOString()}::timestamptz for update skip locked
    ) returning l.id, l.timing, t.handler, l.asked_again as "askedAgain"`.execute(transaction)
    for (const { timing, askedAgain } of rows) {
      await noteLast(transaction, timing, 'lost', at)
      if (askedAgain) await putUp(transaction, timing, 'manual', now, now)
    }
    return rows
  })
