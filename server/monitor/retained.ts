import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { RetainedTable } from '../core/retention/tableKind.ts'

interface Fold {
  /** When an entry is from. */
  readonly at: string
  /** What a row counts as, as SQL over its columns. */
  readonly kind: string
  readonly operation: string
  readonly n?: string
}

/** Counts entries that go by their months. */
const fold =
  ({ at, kind, operation, n = '1' }: Fold) =>
  (timeZone: string): RawBuilder<unknown> =>
    sql`
  insert into log_count as c (month, kind, operation, count)
  select date_trunc('month', ${sql.ref(at)} at time zone ${timeZone}::text)::date as month, ${sql.raw(kind)} as kind, ${sql.raw(operation)} as operation, sum(${sql.raw(n)})
  from gone group by 1, 2, 3 order by 1, 2, 3
  on conflict (month, kind, operation) do update set count = c.count + excluded.count`

const logged = { unit: 'days', setting: 'retentionSetting.logDays' } as const

/** The log: of what is too old it leaves how often it was. */
export const retainedLogs: readonly RetainedTable[] = [
  {
    name: 'look',
    table: 'read_log',
    at: 'at',
    keep: logged,
    instead: fold({
      at: 'at',
      kind: 'kind',
      operation: `resource || case kind when 'open' then '.get' when 'contact' then '.contact' else '.export' end`,
    }),
  },
  // One that is still used is of nobody who signed in long ago: sessions end by themselves within a month.
  {
    name: 'signIn',
    table: 'session',
    at: 'created_at',
    keep: logged,
    instead: fold({ at: 'created_at', kind: `'signIn'`, operation: `'session.login'` }),
  },
  {
    name: 'failedCall',
    table: 'failed_call',
    at: 'at',
    keep: logged,
    instead: fold({ at: 'at', kind: `'failed'`, operation: `coalesce(operation, '')` }),
  },
  {
    name: 'change',
    table: 'change_log',
    at: 'at',
    keep: { unit: 'years', setting: 'retentionSetting.changeYears' },
    instead: fold({ at: 'at', kind: `'change'`, operation: `resource || '.' || action` }),
  },
]

/** What is left of records. */
export const leftInstead = {
  securityEvent: fold({ at: 'last_at', kind: 'kind', operation: `''`, n: 'count' }),
} as const
