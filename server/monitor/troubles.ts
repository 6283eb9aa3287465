import { sql } from 'kysely'
import type { Context } from '../core/contract.ts'

/** What is wrong, or not any more: a job by the name of its handler, or messages by how many. */
export interface Trouble {
  readonly subject: 'job' | 'messages'
  readonly what: 'begun' | 'over'
  readonly job: string | null
  readonly count: number
}

/**
 * Jobs whose last run came to nothing or found something, and messages that were not delivered and wait for somebody.
 */
const now = sql`
  select 'job ' || handler as subject, 0 as count from timing where last_state in ('failed', 'attention', 'lost') and not retired
  union all select 'messages', count(*)::integer from message where state = 'failed' having count(*) > 0`

const changed = sql`select n.subject from (${now}) n where n.subject not in (select subject from trouble_told)
  union all select t.subject from trouble_told t where t.subject not in (select subject from (${now}) n)`

/** Whether there is anything to tell. */
export const isTroubleDue = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await sql`${changed} limit 1`.execute(db)).rows.length > 0

/** What began and what is over since it was asked last, each for one who asks, whichever hosts there are. */
export const takeTroubles = async ({ db, now: at }: Pick<Context, 'db' | 'now'>): Promise<readonly Trouble[]> => {
  const { rows } = await sql<{ subject: string; count: number; what: Trouble['what'] }>`
    with begun as (insert into trouble_told (subject, told_at) select subject, ${at.toISOString()}::timestamptz from (${now}) n on conflict do nothing returning subject),
      over as (delete from trouble_told where subject not in (select subject from (${now}) n) returning subject)
    select b.subject, n.count, 'begun' as what from begun b join (${now}) n using (subject) union all select subject, 0, 'over' from over order by 1`.execute(
    db,
  )
  return rows.map(({ subject, ...rest }): Trouble =>
    subject === 'messages'
      ? { subject, job: null, ...rest }
      : { subject: 'job', job: subject.slice('job '.length), ...rest },
  )
}
