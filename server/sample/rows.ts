import { searchedTexts, storedFields } from '../../resources/core/fields.ts'
import type { SearchedText } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { orderedTexts } from '../../resources/core/orderedTexts.ts'
import { columnName, orderColumnName } from '../core/migrations/schemaNames.ts'
import { orderKey } from '../core/orderKey.ts'
import { isAscii, searchTokens, tokensOf } from '../core/search.ts'

/** Records in the order of their table's columns, ready for COPY. */
export interface Rows {
  readonly columns: readonly string[]
  readonly rows: Iterable<readonly unknown[]>
}

/**
 * Lays records out as rows, the index of their search and the keys of their order included. Values are named as the
 * resource's fields are.
 */
export const rowsOf = (resource: AnyResource, records: Iterable<object>): Rows => {
  const names = ['id', 'version', ...storedFields(resource).map(([name]) => name)]
  const isDocument = names.map(name => ['items', 'json'].includes(resource.fields[name]?.type ?? ''))
  const searched = searchedTexts(resource)
  const indexed = searchIndex(searched)
  const ordered = orderedTexts(resource).map(({ name, isName }) => ({ name, key: keys(isName) }))
  const columns = [
    ...names.map(columnName),
    ...(searched.length > 0 ? ['search'] : []),
    ...ordered.map(({ name }) => orderColumnName(name)),
  ]
  function* rows(): Generator<unknown[]> {
    for (const record of records as Iterable<Readonly<Record<string, unknown>>>) {
      const row = names.map((name, at) => (isDocument[at] ? JSON.stringify(record[name] ?? null) : record[name]))
      if (searched.length > 0) row.push(indexed(record))
      yield [...row, ...ordered.map(({ name, key }) => key(record[name]))]
    }
  }
  return { columns, rows: rows() }
}

const mostKnown = 20_000

/** The same answers, kept for values that come again and again. */
const kept = <T>(work: (value: string) => T): ((value: string) => T) => {
  const known = new Map<string, T>()
  return value => {
    const before = known.get(value)
    if (before !== undefined) return before
    const found = work(value)
    if (known.size >= mostKnown) known.clear()
    known.set(value, found)
    return found
  }
}

const keys = (isName: boolean): ((value: unknown) => string) => {
  const key = kept(value => orderKey(value, isName))
  return value => (typeof value === 'string' ? key(value) : orderKey(value, isName))
}

/**
 * The search tokens of a record as PostgreSQL spells an array. Names come again and again, and their pinyin is what
 * costs, so the tokens of names are kept; numbers, of which each comes once, would only fill the memory.
 */
const searchIndex = (searched: readonly SearchedText[]) => {
  const by = {
    name: kept(value => tokensOf(value, 'name')),
    text: kept(value => tokensOf(value, 'text')),
    end: kept(value => tokensOf(value, 'end')),
  }
  const tokens = (value: string, reads: SearchedText['reads']): readonly string[] =>
    isAscii(value) ? tokensOf(value, reads) : by[reads](value)
  return (record: Readonly<Record<string, unknown>>): string => {
    const all = searchTokens(searched, record, tokens)
    // Tokens consist of letters and digits, so that nothing in them needs a backslash.
    return all.length === 0 ? '{}' : `{"${all.join('","')}"}`
  }
}
