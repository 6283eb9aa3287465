import type { Kysely } from 'kysely'
import { searchedTexts } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { orderedTexts } from '../../resources/core/orderedTexts.ts'
import type { Tables } from '../platform/database/tables.ts'
import { orderColumnName, tableName } from './migrations/schemaNames.ts'
import { orderKey } from './orderKey.ts'
import { searchTokens } from './search.ts'
import { quoted, Statement } from './statement.ts'

type Values = Readonly<Record<string, unknown>>

/** The search is what types know; the keys of its order are there as well. */
export interface KeptColumns {
  readonly search?: string[]
}

/**
 * What is kept of a record beside its fields, by its columns, where it is written without the engine: the entries of
 * its search and the keys of its order.
 */
export const keptColumns = (resource: AnyResource, record: Values): KeptColumns => {
  const searched = searchedTexts(resource)
  return {
    ...(searched.length > 0 ? { search: searchTokens(searched, record) } : {}),
    ...Object.fromEntries(
      orderedTexts(resource).map(({ name, isName }) => [orderColumnName(name), orderKey(record[name], isName)]),
    ),
  }
}

/** The fields that it is worked out from. */
export const keptFrom = (resource: AnyResource): readonly string[] => [
  ...new Set([...searchedTexts(resource), ...orderedTexts(resource)].map(({ name }) => name)),
]

/** Works it out again for records that were read by their fields, those of {@link keptFrom}. */
export const keepAnew = async (
  db: Kysely<Tables>,
  resource: AnyResource,
  rows: readonly (Values & { readonly id: number })[],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const kept = rows.map(row => ({ id: row.id, ...keptColumns(resource, row) }) as Values)
  const columns = Object.keys(keptColumns(resource, first))
  const statement = new Statement()
  // No entry of a search has a space in it.
  const lists = columns.map(
    column =>
      `${statement.bind(kept.map(row => (column === 'search' ? (row[column] as string[]).join(' ') : row[column])))}::text[]`,
  )
  const sets = columns.map(
    (column, at) => `${quoted(column)} = ${column === 'search' ? `string_to_array(r.c${at}, ' ')` : `r.c${at}`}`,
  )
  await statement.run(
    db,
    `update ${quoted(tableName(resource))} t set ${sets.join(', ')} from unnest(${statement.bind(rows.map(({ id }) => id))}::integer[], ${lists.join(', ')})` +
      ` as r (id, ${columns.map((_, at) => `c${at}`).join(', ')}) where t.id = r.id`,
  )
}
