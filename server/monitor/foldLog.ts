import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { day, later } from '../core/lifetime.ts'
import { readSetting } from '../core/readSetting.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { forgetErrors } from './forgetErrors.ts'

/** Entries of one transaction. */
const batch = 5000

interface Fold {
  readonly table: string
  /** When an entry is from, which has an index. */
  readonly at: string
  /** What a row counts as, as SQL over its columns. */
  readonly kind: string
  readonly operation: string
  readonly n?: string
}

const changes: Fold = { table: 'change_log', at: 'at', kind: `'change'`, operation: `resource || '.' || action` }
const looks: readonly Fold[] = [
  { table: 'read_log', at: 'at', kind: 'kind', operation: `resource || case kind when 'open' then '.get' when 'contact' then '.contact' else '.export' end` },
  // One that is still used is of nobody who signed in long ago: sessions end by themselves within a month.
  { table: 'session', at: 'created_at', kind: `'signIn'`, operation: `'session.login'` },
  { table: 'failed_call', at: 'at', kind: `'failed'`, operation: `coalesce(operation, '')` },
]
const events: Fold = { table: 'security_event', at: 'last_at', kind: 'kind', operation: `''`, n: 'count' }

/** Takes the first entries before a moment away. */
const entriesBefore = ({ table, at }: Fold, before: Date): RawBuilder<unknown> =>
  sql`delete from ${sql.table(table)} where id in (select id from ${sql.table(table)} where ${sql.ref(at)} < ${before.toISOString()}::timestamptz order by ${sql.ref(at)} limit ${batch}) returning *`

// The counts are there in the statement that takes the entries away: neither is lost, and none is counted twice.
const foldBatch = async (db: Kysely<Tables>, fold: Fold, before: Date, timeZone: string): Promise<number> => {
  const { rows } = await sql<{ gone: number }>`
    with gone as (${entriesBefore(fold, before)}),
      counted as (
        insert into log_count as c (month, kind, operation, count)
        select date_trunc('month', ${sql.ref(fold.at)} at time zone ${timeZone})::date as month, ${sql.raw(fold.kind)} as kind, ${sql.raw(fold.operation)} as operation, sum(${sql.raw(fold.n ?? '1')})
        from gone group by 1, 2, 3 order by 1, 2, 3
        on conflict (month, kind, operation) do update set count = c.count + excluded.count)
    select count(*)::integer as gone from gone`.execute(db)
  return rows[0]?.gone ?? 0
}

/** Takes away what is older than the settings say, and leaves how often it was. Done again, it finds nothing more. */
export const foldLog = async ({ read, inTransaction, now, signal }: Pick<JobContext, 'read' | 'inTransaction' | 'now' | 'signal'>): Promise<JobOutcome> => {
  const { logDays, changeLogDays, securityLogDays, timeZone } = await read(db => readSetting(db, 'baseSetting'))
  const due = [...looks.map(fold => ({ fold, days: logDays })), { fold: changes, days: changeLogDays }, { fold: events, days: securityLogDays }]
  let records = 0
  for (const { fold, days } of due) {
    let gone = batch
    while (gone === batch && !signal.aborted) {
      gone = await inTransaction(({ db }) => foldBatch(db, fold, later(now, -days * day), timeZone))
      records += gone
    }
  }
  return { records: records + await inTransaction(({ db }) => forgetErrors(db, { now, days: logDays })) }
}
