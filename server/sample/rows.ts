import { searchedTexts, storedFields } from '../../resources/core/fields.ts'
import type { SearchedText } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { columnName } from '../core/migrations/schemaNames.ts'
import { isAscii, searchTokens, tokensOf } from '../core/search.ts'

/** Records in the order of their table's columns, ready for COPY. */
export interface Rows {
  readonly columns: readonly string[]
  readonly rows: Iterable<readonly unknown[]>
}

/** Lays records out as rows, the index of their search included. Values are named as the resource's fields are. */
export const rowsOf = (resource: AnyResource, records: Iterable<object>): Rows => {
  const names = ['id', 'version', ...storedFields(resource).map(([name]) => name)]
  const isDocument = names.map(name => ['items', 'json'].includes(resource.fields[name]?.type ?? ''))
  const searched = searchedTexts(resource)
  const indexed = searchIndex(searched)
  const columns = [...names.map(columnName), ...(searched.length > 0 ? ['search'] : [])]
  function* rows(): Generator<unknown[]> {
    for (const record of records as Iterable<Readonly<Record<string, unknown>>>) {
      const row = names.map((name, at) => (isDocument[at] ? JSON.stringify(record[name] ?? null) : record[name]))
      if (searched.length > 0) row.push(indexed(record))
      yield row
    }
  }
  return { columns, rows: rows() }
}

const mostKnown = 20_000

/**
 * The search tokens of a record as PostgreSQL spells an array. Names come again and again, and their pinyin is what costs, so
 * the tokens of names are kept; numbers, of which each comes once, would only fill the memory.
 */
const searchIndex = (searched: readonly SearchedText[]) => {
  const known = new Map<string, readonly string[]>()
  const tokens = (value: string, reads: SearchedText['reads']): readonly string[] => {
    if (isAscii(value)) return tokensOf(value, reads)
    const key = `${reads} ${value}`
    let found = known.get(key)
    if (found === undefined) {
      found = tokensOf(value, reads)
      if (known.size >= mostKnown) known.clear()
      known.set(key, found)
    }
    return found
  }
  return (record: Readonly<Record<string, unknown>>): string => {
    const all = searchTokens(searched, record, tokens)
    // Tokens consist of letters and digits, so that nothing in them needs a backslash.
    return all.length === 0 ? '{}' : `{"${all.join('","')}"}`
  }
}
