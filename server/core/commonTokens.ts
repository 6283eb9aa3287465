import type { Database } from '../platform/database/Database.ts'
import { Statement } from './statement.ts'

/** Rows by search token, of the tokens that most rows have. */
type Counts = ReadonlyMap<string, number>

interface Known {
  readonly at: number
  readonly counts: Promise<Counts>
}

// Statistics are renewed by the database itself when a tenth of the rows has changed.
const longestAge = 5 * 60_000
// Statistics come from a part of the rows, and may be some time old.
const margin = 1.5

const known = new WeakMap<Pick<Database, 'db'>, Map<string, Known>>()

const readCounts = async ({ db }: Pick<Database, 'db'>, table: string): Promise<Counts> => {
  const statement = new Statement()
  const rows = await statement.run<{ token: string; n: number }>(
    db,
    'select e.token, e.share * c.reltuples * coalesce(l.share, 1) as n from pg_class c join pg_namespace s on s.oid = c.relnamespace' +
      ' join pg_stats f on f.schemaname = s.nspname and f.tablename = c.relname' +
      ' cross join lateral unnest(f.most_common_elems::text::text[], f.most_common_elem_freqs) e (token, share)' +
      // The part of the rows that is not deleted.
      ' left join (select d.schemaname, d.tablename, v.share from pg_stats d' +
      ' cross join lateral unnest(d.most_common_vals::text::text[], d.most_common_freqs) v (value, share)' +
      " where d.attname = 'deleted' and v.value = 'f') l on l.schemaname = s.nspname and l.tablename = c.relname" +
      ` where c.oid = to_regclass(${statement.bind(table)}) and f.attname = 'search' and e.token is not null`,
  )
  return new Map(rows.map(({ token, n }) => [token, n]))
}

/**
 * Whether surely more than `limit` rows have the token, by PostgreSQL's own statistics of the `search` column: to count
 * them would take longest just where the number tells least. `table` is the quoted name. False where nothing is known.
 */
export const isCommon = async (
  database: Pick<Database, 'db'>,
  table: string,
  token: string,
  limit: number,
): Promise<boolean> => {
  const tables = known.get(database) ?? new Map<string, Known>()
  known.set(database, tables)
  let entry = tables.get(table)
  if (!entry || Date.now() - entry.at > longestAge) {
    entry = { at: Date.now(), counts: readCounts(database, table).catch(() => new Map()) }
    tables.set(table, entry)
  }
  return ((await entry.counts).get(token) ?? 0) > limit * margin
}
