import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

type Type = 'bigint' | 'boolean' | 'date' | 'integer' | 'text' | 'timestamptz'

/**
 * Rows as what a statement reads from, `unnest(…) as name (column, …, at)`, `at` counted from 1. The planner takes an
 * array of unknown length for ten rows and looks up by key what belongs to them. Of a list in JSON it expects a
 * hundred, and reads a table of some thousand rows as a whole for one.
 */
export const unnested = <Column extends string>(
  name: string,
  rows: readonly { readonly [column in NoInfer<Column>]?: unknown }[],
  types: { readonly [column in Column]: Type },
): RawBuilder<unknown> => {
  const columns = Object.keys(types) as Column[]
  const arrays = columns.map(column => sql`${rows.map(row => row[column])}::${sql.raw(types[column])}[]`)
  return sql`unnest(${sql.join(arrays)}) with ordinality as ${sql.ref(name)} (${sql.join([...columns, 'at'].map(column => sql.ref(column)))})`
}
