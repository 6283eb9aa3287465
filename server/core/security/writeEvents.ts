import type { Kysely } from 'kysely'
import type { SecurityEventKind } from '../../../resources/system/securityEvent.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { Statement } from '../statement.ts'

/** What happened once or several times within an hour: one row. */
export interface Burst {
  readonly key: string
  readonly kind: SecurityEventKind
  readonly operator: number | null
  readonly account: number | null
  readonly device: number | null
  readonly apiToken: number | null
  readonly call: string
  readonly detail: string | null
  readonly ip: string | null
  readonly browser: string | null
  readonly count: number
  readonly firstAt: string
  readonly lastAt: string
}

/**
 * Writes bursts in one statement; what is there already is counted on, whichever host began it. Throws DatabaseError.
 */
export const writeEvents = async (db: Kysely<Tables>, bursts: readonly Burst[]): Promise<void> => {
  const statement = new Statement()
  const column = (type: string, value: (burst: Burst) => unknown): string =>
    `${statement.bind(bursts.map(value))}::${type}[]`
  const given = [
    column('text', ({ key }) => key),
    column('text', ({ kind }) => kind),
    column('integer', ({ operator }) => operator),
    column('integer', ({ account }) => account),
    column('integer', ({ device }) => device),
    column('integer', ({ apiToken }) => apiToken),
    column('text', ({ call }) => call),
    column('text', ({ detail }) => detail),
    column('text', ({ ip }) => ip),
    column('text', ({ browser }) => browser),
    column('integer', ({ count }) => count),
    column('timestamptz', ({ firstAt }) => firstAt),
    column('timestamptz', ({ lastAt }) => lastAt),
  ]
  await statement.run(
    db,
    `
    insert into security_event as e (burst, kind, operator, account, device, api_token, hospital, call, detail, ip, browser, count, first_at, last_at, created_at, updated_at)
    select g.burst, g.kind, o.id, a.id, d.id, g.api_token, coalesce(a.hospital, o.hospital, d.hospital), g.call, g.detail, g.ip, g.browser, g.count, g.first_at, g.last_at, g.first_at, g.last_at
    from unnest(${given.join(', ')}) as g (burst, kind, operator, account, device, api_token, call, detail, ip, browser, count, first_at, last_at)
    left join operator o on o.id = g.operator left join operator a on a.id = g.account left join device d on d.id = g.device
    order by g.burst
    on conflict (burst) do update set count = e.count + excluded.count, first_at = least(e.first_at, excluded.first_at), last_at = greatest(e.last_at, excluded.last_at),
      browser = excluded.browser, updated_at = excluded.updated_at, version = e.version + 1`,
  )
}
