import { sql } from 'kysely'
import { registry } from '../../resources/index.ts'
import { isStored } from '../../resources/core/fields.ts'
import type { Handlers } from '../../resources/core/index.ts'
import type { profile } from '../../resources/access/profile.ts'
import type { Context } from '../core/contract.ts'
import { all, quoted, Statement } from '../core/statement.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { caller } from '../core/caller.ts'

/** As far back as the log is shown; who needs more asks an administrator. */
const mostEntries = 1000

interface Entry {
  readonly id: string
  readonly at: string
  readonly kind: 'change' | 'open' | 'export' | 'contact' | 'signIn'
  readonly resource: string
  readonly record: number | null
  readonly action: string
  readonly ip: string | null
}

/** The records of a log that are there, within the caller's organisations, by resource. */
const reachedOf = async (
  entries: readonly Pick<Entry, 'resource' | 'record'>[],
  context: Context,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const reached = new Map<string, ReadonlySet<number>>()
  for (const name of new Set(entries.map(({ resource }) => resource))) {
    const resource = Object.hasOwn(registry, name) ? registry[name]! : undefined
    if (!resource || !isStored(resource)) continue
    const statement = new Statement()
    const ids = entries.filter(one => one.resource === name && one.record !== null).map(({ record }) => record)
    const where = all([`t."id" = any(${statement.bind(ids)}::integer[])`, ...context.reach(name, statement, 't')])
    const found = await statement.run<{ id: number }>(
      context.db,
      `select t."id" from ${quoted(tableName(resource))} t where ${where}`,
    )
    reached.set(name, new Set(found.map(({ id }) => id)))
  }
  return reached
}

/**
 * What the caller changed, what sensitive they looked at, and when they signed in, newest first. Changes of the own
 * account are told by the history of its record, so that the calls of the personal centre are not told again.
 */
export const ownLog: Handlers<typeof profile, Context>['log'] = async ({ page, size }, context) => {
  const { id } = caller(context)
  const { rows } = await sql<Entry & { total: number; place: number }>`
    with entries as materialized (
      (select 'c' || id as id, id::bigint as place, at, 'change' as kind, resource, record, action, ip from change_log
        where operator = ${id} and resource <> 'profile' order by change_log.at desc, change_log.id desc limit ${mostEntries})
      union all
      (select 'r' || id, id, at, kind, resource, record, kind, ip from read_log where operator = ${id} order by read_log.at desc, read_log.id desc limit ${mostEntries})
      union all
      (select 's' || id, id, created_at, 'signIn', 'session', null, 'login', session.ip from session where operator = ${id} order by session.created_at desc, session.id desc limit ${mostEntries})
    )
    select n.total, e.* from (select least(count(*), ${mostEntries})::integer as total from entries) n
    left join lateral (select * from entries order by at desc, place desc limit ${size} offset ${page * size}) e on true
    order by e.at desc, e.place desc`.execute(context.db)
  const total = rows[0]?.total ?? 0
  const entries = rows
    .filter(row => row.id !== null)
    .slice(0, Math.max(0, total - page * size))
    .map(({ total: _total, place: _place, ...entry }) => entry)
  const reached = await reachedOf(entries, context)
  return {
    content: entries.map(entry => ({
      ...entry,
      reached: entry.record !== null && reached.get(entry.resource)?.has(entry.record) === true,
    })),
    totalElements: total,
    totalIsMinimum: total >= mostEntries,
  }
}
