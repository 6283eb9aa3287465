import type { Database } from '../platform/database/Database.ts'
import { all, literal, quoted, Statement } from './statement.ts'

type At = Pick<Database, 'db'>

/** The tables whose writes are counted; see the migrations 0280_statistics_changes and 0600_content_changes. */
export const trackedTables = async ({ db }: At): Promise<ReadonlySet<string>> => {
  const rows = await new Statement().run<{ name: string }>(
    db,
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'statistics_change'`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Tells databases apart, and one that was restored from what it was: answers may be kept where others find them. */
const whichDatabase =
  'pg_postmaster_start_time()::text, (select oid::text from pg_database where datname = current_database())'

/**
 * How often each of the tables was written, in their order, as texts of which one differs after any write of its table.
 */
export const statesOf = async ({ db }: At, tables: readonly string[]): Promise<readonly string[]> => {
  const parts = tables.map(
    table =>
      `(select concat_ws(' ', which, tableoid::text || '/' || last_value::text || is_called) from ${quoted(`statistics_change_${table}`)})`,
  )
  const [found] = await new Statement().run<{ states: readonly string[] }>(
    db,
    `select array[${parts.join(', ')}]::text[] as states from (select concat_ws(' ', ${whichDatabase}) as which) database`,
  )
  return found!.states
}

/** The same of all of them as one text. */
export const stateOf = async (database: At, tables: readonly string[]): Promise<string> =>
  (await statesOf(database, tables)).join('; ')

/**
 * undefined where nobody writes one of the tables in a transaction that is still open. While somebody does nobody can tell
 * whether that will have been before or after: then a text that is another one once any transaction has ended.
 */
export const openWrites = async ({ db }: At, tables: readonly string[]): Promise<string | undefined> => {
  const where = all([
    "l.locktype = 'advisory'",
    'l.classid = 779',
    'l.objsubid = 1',
    'l.database = (select oid from pg_database where datname = current_database())',
    `l.objid in (${tables.map(table => `${literal(quoted(table))}::regclass`).join(', ')})`,
  ])
  const [found] = await new Statement().run<{ committed: string }>(
    db,
    `select pg_current_snapshot()::text as committed where exists (select from pg_locks l where ${where})`,
  )
  return found?.committed
}

/** How far a replica has come; a server that has become the main one meanwhile goes on by what it writes itself. */
export const replayedTo = async ({ db }: At): Promise<string> => {
  const [found] = await new Statement().run<{ at: string }>(
    db,
    `select concat_ws(' ', ${whichDatabase}, case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end) as at`,
  )
  return found!.at
}
