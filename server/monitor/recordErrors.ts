import type { Kysely } from 'kysely'
import { framesOf, placeOf, scrub } from '../../resources/monitor/scrub.ts'
import { errorLog } from '../../resources/monitor/errorLog.ts'
import type { Tables } from '../platform/database/tables.ts'
import { later, minute } from '../core/lifetime.ts'
import { searchOf } from '../core/searchOf.ts'
import { sha256 } from '../core/sha256.ts'
import { Statement } from '../core/statement.ts'

/** A failure as it was seen. */
export interface Failure {
  readonly source: 'host' | 'browser' | 'device'
  readonly kind: string
  readonly message: string
  readonly stack: string
  readonly build: string
  readonly browser: string | null
  readonly host: string | null
  readonly operator: number | null
  readonly at: Date
  readonly count: number
}

/** Failures of one kind, message and place. */
export interface Grouped extends Failure {
  readonly fingerprint: string
  readonly place: string
}

/** Without what may tell of a person, and with what it is told apart by. */
export const groupOf = (failure: Failure): Grouped => {
  const kind = scrub(failure.kind).slice(0, 100) || 'Error'
  const message = scrub(failure.message)
  const place = placeOf(failure.stack).slice(0, 200)
  return {
    ...failure,
    kind,
    message,
    place,
    stack: framesOf(failure.stack).join('\n').slice(0, 5000),
    build: failure.build.replace(/[^\w.-]/g, '').slice(0, 100),
    fingerprint: sha256([failure.source, kind, message, place].join('\n')),
  }
}

/** How long those are counted together of which many are a burst. */
export const burstWindow = 10 * minute

/** So many names of browsers, hosts and operators are kept of one. */
const most = 20

const joined = (one: string): string =>
  `left((select string_agg(distinct v, ', ') from unnest(string_to_array(concat_ws(', ', nullif(e.${one}, ''), nullif(excluded.${one}, '')), ', ')) v), 500)`

/**
 * Writes failures in one statement; those that are known are counted on, whichever host saw them first. One that was
 * resolved is open again where the build that runs now fails likewise, and is another than it was resolved for: pages
 * that are still open from before it tell of what is over. Throws DatabaseError.
 */
export const recordErrors = async (
  db: Kysely<Tables>,
  failures: readonly Grouped[],
  current: string,
): Promise<void> => {
  const statement = new Statement()
  const column = (type: string, value: (failure: Grouped) => unknown): string =>
    `${statement.bind(failures.map(value))}::${type}[]`
  const build = statement.bind(current)
  const isBack = `e.state = 'resolved' and excluded.build = ${build}::text and e.resolved_build is distinct from excluded.build`
  const isSameWindow = `e.window_at > excluded.last_at - interval '${burstWindow / 1000} seconds'`
  await statement.run(
    db,
    `
    insert into error_log as e (fingerprint, source, kind, message, place, stack, first_build, build, browsers, hosts, operators, count, first_at, last_at, window_at, window_count, created_at, updated_at, search)
    select g.fingerprint, g.source, g.kind, g.message, g.place, g.stack, g.build, g.build, g.browser, g.host, coalesce((select array[o.id] from operator o where o.id = g.operator), '{}'), g.count, g.at, g.at, g.at, g.count, g.at, g.at,
      string_to_array(g.search, ' ')
    from unnest(${[
      column('text', one => one.fingerprint),
      column('text', one => one.source),
      column('text', one => one.kind),
      column('text', one => one.message),
      column('text', one => one.place),
      column('text', one => one.stack),
      column('text', one => one.build),
      column('text', one => one.browser),
      column('text', one => one.host),
      column('integer', one => one.operator),
      column('integer', one => one.count),
      column('timestamptz', one => one.at.toISOString()),
      column('text', ({ message, kind, place }) => searchOf(errorLog, { message, kind, place }).join(' ')),
    ].join(
      ', ',
    )}) as g (fingerprint, source, kind, message, place, stack, build, browser, host, operator, count, at, search)
    order by g.fingerprint
    on conflict (fingerprint) do update set count = e.count + excluded.count, last_at = greatest(e.last_at, excluded.last_at), stack = excluded.stack, build = excluded.build,
      browsers = ${joined('browsers')}, hosts = ${joined('hosts')}, operators = (array(select distinct v from unnest(e.operators || excluded.operators) v order by v))[1:${most}],
      window_at = case when ${isSameWindow} then e.window_at else excluded.window_at end, window_count = case when ${isSameWindow} then e.window_count + excluded.count else excluded.count end,
      state = case when ${isBack} then 'open' else e.state end, told_at = case when ${isBack} then null else e.told_at end, updated_at = excluded.updated_at, version = e.version + 1`,
  )
}

/** The moment before which a burst that nothing was added to is over. */
export const isOverBefore = (now: Date): Date => later(now, -1.5 * burstWindow)
