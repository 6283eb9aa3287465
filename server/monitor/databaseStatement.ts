import { sql } from 'kysely'
import { databaseStatement } from '../../resources/monitor/databaseStatement.ts'
import { implement } from '../core/contract.ts'

interface Load {
  readonly megabytes: number
  readonly connections: number
  readonly mostConnections: number
  readonly longest: number
  readonly replicas: number
  readonly lag: number | null
  readonly running: number
  readonly waiting: number
  readonly messages: number
  readonly undelivered: number
}

/** What is written in a statement rather than bound beside it is taken out. */
const told = (column: string): string =>
  `left(regexp_replace(regexp_replace(${column}, '''[^'']*''', '''…''', 'g'), '\\s+', ' ', 'g'), 500)`

const runningId = '2 * a.pid'
const slowestId = '2 * (abs(s.id) % 1073741823)::integer + 1'
const asked = (conditions: readonly string[]): string => conditions.map(condition => ` and ${condition}`).join('')

export const databaseStatementImplementation = implement(databaseStatement, {
  async load(_input, { db }) {
    const {
      rows: [load],
    } = await sql<Load>`
      select (pg_database_size(current_database()) / 1048576)::integer as megabytes,
        (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections, current_setting('max_connections')::integer as "mostConnections",
        (select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::integer from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()) as longest,
        (select count(*)::integer from pg_stat_replication) as replicas, (select ceil(max(extract(epoch from replay_lag)))::integer from pg_stat_replication) as lag,
        (select count(*)::integer from timing_log where state = 'running') as running, (select count(*)::integer from timing_log where state = 'waiting') as waiting,
        (select count(*)::integer from message where state = 'waiting') as messages, (select count(*)::integer from message where state = 'failed') as undelivered`.execute(
      db,
    )
    return load!
  },
  rows: (_input, { statement, now, filtered }) => `
    select ${runningId} as id, 'running'::text as kind, ${told('a.query')} as statement, a.query_start as since,
      greatest(0, extract(epoch from ${statement.bind(now)}::timestamptz - a.query_start))::numeric(12, 1)::double precision as seconds, null::integer as calls, null::double precision as milliseconds
    from pg_stat_activity a where a.datname = current_database() and a.pid <> pg_backend_pid() and a.state <> 'idle' and a.query_start is not null${asked(filtered({ id: runningId }))}
    union all
    select ${slowestId}, 'slowest'::text, ${told('s.statement')}, null::timestamptz, (s.total_ms / 1000)::numeric(12, 1)::double precision, least(s.calls, 2147483647)::integer, s.mean_ms::numeric(12, 1)::double precision
    from slowest_statements() s where true${asked(filtered({ id: slowestId }))}`,
})
