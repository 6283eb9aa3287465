import type { Term } from './order.ts'
import { all } from './statement.ts'
import type { Statement } from './statement.ts'

/** What comes strictly after a value in the order; nulls are last when ascending and first when descending. */
const beyond = (column: string, value: string | null, descending: boolean): string => {
  if (value === null) return descending ? `${column} is not null` : 'false'
  return descending ? `${column} < ${value}` : `(${column} > ${value} or ${column} is null)`
}

/** Rows that come after the last one read: equal in the first terms and beyond it in the next. */
export const afterRow = (
  terms: readonly Term[],
  last: Readonly<Record<string, unknown>>,
  statement: Statement,
): string => {
  const keys = terms.map(({ sql: column, type, key, descending, isNeverNull }) => {
    const value = last[key] ?? null
    const bound = value === null ? null : `${statement.bind(value)}::${type}`
    // Nulls come first when descending, so that none is left after a value.
    return { column, descending, value: bound, isNullFree: bound !== null && (descending || isNeverNull) }
  })
  // Compared as a row, an index over the sorts begins exactly where the last batch ended.
  if (keys.every(key => key.isNullFree && key.descending === keys[0]!.descending)) {
    return `(${keys.map(key => key.column).join(', ')}) ${keys[0]!.descending ? '<' : '>'} (${keys.map(key => key.value).join(', ')})`
  }
  const after = keys.map(({ column, value, descending }, i) =>
    all([
      ...keys.slice(0, i).map(key => (key.value === null ? `${key.column} is null` : `${key.column} = ${key.value}`)),
      beyond(column, value, descending),
    ]),
  )
  const first = keys[0]!
  // Says nothing new, but lets the index of the first sort begin near the right place.
  const start = first.isNullFree ? [`${first.column} ${first.descending ? '<=' : '>='} ${first.value}`] : []
  return all([...start, `(${after.map(one => `(${one})`).join(' or ')})`])
}
