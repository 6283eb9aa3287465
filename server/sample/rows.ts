import { searchedTexts, storedFields } from '../../resources/schema/fields.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { columnName } from '../migrations/schemaNames.ts'
import { searchTokens } from '../engine/search.ts'

/** Records in the order of their table's columns, ready for COPY. */
export interface Rows {
  readonly columns: readonly string[]
  readonly rows: Iterable<readonly unknown[]>
}

/** Lays records out as rows, the index of their search included. Values are named as the resource's fields are. */
export const rowsOf = (resource: AnyResource, records: Iterable<object>): Rows => {
  const names = ['id', 'version', ...storedFields(resource).map(([name]) => name)]
  const documents = new Set(names.filter(name => ['items', 'json'].includes(resource.fields[name]?.kind ?? '')))
  const searched = searchedTexts(resource)
  const indexed = searchIndex(searched)
  const columns = [...names.map(columnName), ...(searched.length > 0 ? ['search'] : [])]
  function* rows(): Generator<unknown[]> {
    for (const record of records as Iterable<Readonly<Record<string, unknown>>>) {
      const row = names.map(name => (documents.has(name) ? JSON.stringify(record[name] ?? null) : record[name]))
      if (searched.length > 0) row.push(indexed(record))
      yield row
    }
  }
  return { columns, rows: rows() }
}

const mostKnown = 20_000

// Tokens consist of letters and digits, so that nothing in them needs a backslash.
const element = (token: string): string => `"${token}"`

/**
 * The search tokens of a record as PostgreSQL spells an array. Names come again and again, and their pinyin is what costs, so
 * the tokens of the first field are kept.
 */
const searchIndex = (searched: readonly string[]) => {
  const known = new Map<string, { readonly tokens: ReadonlySet<string>; readonly text: string }>()
  return (record: Readonly<Record<string, unknown>>): string => {
    const [first = '', ...rest] = searched.map(name => String(record[name] ?? ''))
    let name = known.get(first)
    if (name === undefined) {
      const tokens = new Set(searchTokens([first]))
      name = { tokens, text: [...tokens].map(element).join() }
      // Numbers, of which each comes once, must not fill the memory of a large sample.
      if (known.size >= mostKnown) known.clear()
      known.set(first, name)
    }
    const { tokens, text } = name
    const more = searchTokens(['', ...rest]).filter(token => !tokens.has(token)).map(element).join()
    return `{${text}${text && more ? ',' : ''}${more}}`
  }
}
