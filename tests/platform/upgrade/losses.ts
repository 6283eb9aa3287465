import type { Change } from './changes.ts'
import type { Stored, StoredRow } from './Stored.ts'

interface Expectations {
  /** Columns of each table's primary key. */
  readonly keys: ReadonlyMap<string, readonly string[]>
  readonly changes: readonly Change[]
  /** Tables whose rows follow from those of others. */
  readonly derived: ReadonlySet<string>
}

type ColumnChange = Extract<Change, { readonly column: string }>

const columnChanges = (changes: readonly Change[], table: string, column: string): readonly ColumnChange[] =>
  changes.filter((change): change is ColumnChange => 'column' in change && change.column === `${table}.${column}`)

/** Whether a row holds in a column what was to be expected. */
const lossesOfValue = (
  table: string,
  column: string,
  expected: string | null,
  before: StoredRow,
  after: StoredRow,
): string[] => {
  if (!(column in after)) return [`${table}.${column} is gone`]
  return after[column] === expected
    ? []
    : [
        `${table}.${column} of ${before['id'] ?? 'a row'}: ${JSON.stringify(expected)} became ${JSON.stringify(after[column])}`,
      ]
}

/** What became of one row, or how it differs from what was to be expected. */
const lossesOfRow = (table: string, before: StoredRow, after: StoredRow, changes: readonly Change[]): string[] =>
  Object.entries(before).flatMap(([column, value]) => {
    const meant = columnChanges(changes, table, column)
    const gone = meant.find(change => 'gone' in change)
    if (gone) return gone.into === undefined ? [] : lossesOfValue(table, gone.into, gone.as(before), before, after)
    const last = meant.at(-1)
    const expected = last && 'now' in last ? last.now(before) : value
    return lossesOfValue(table, column, expected, before, after)
  })

const lossesOfTable = (
  table: string,
  before: readonly StoredRow[],
  after: readonly StoredRow[],
  { keys, changes }: Expectations,
): string[] => {
  const grows = changes.some(change => 'table' in change && change.table === table && 'grows' in change)
  const counted =
    after.length === before.length || (grows && after.length > before.length)
      ? []
      : [`${table} had ${before.length} rows and has ${after.length}`]
  const keyOf = (row: StoredRow): string => JSON.stringify((keys.get(table) ?? []).map(column => row[column]))
  const found = new Map(after.map(row => [keyOf(row), row]))
  return [
    ...counted,
    ...before.flatMap(row => {
      const same = found.get(keyOf(row))
      return same ? lossesOfRow(table, row, same, changes) : [`${table} ${keyOf(row)} is gone`]
    }),
  ]
}

/** Whatever was stored before and is not there any more as it was, or as migrations that came since mean it to be. */
export const losses = (before: Stored, after: Stored, expectations: Expectations): string[] => {
  const changes = expectations.changes.filter(({ migration }) => !before.migrations.includes(migration))
  return [...before.tables].flatMap(([table, rows]) => {
    if (
      expectations.derived.has(table) ||
      changes.some(change => 'table' in change && change.table === table && 'gone' in change)
    )
      return []
    const now = after.tables.get(table)
    return now ? lossesOfTable(table, rows, now, { ...expectations, changes }) : [`${table} is gone`]
  })
}
