import { searchedTexts } from '../../resources/schema/fields.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { searchTokens } from '../engine/search.ts'

/** The entries of the search index of a record that is written without the engine. */
export const searchOf = (resource: Pick<AnyResource, 'fields' | 'list'>, record: Readonly<Record<string, unknown>>): string[] =>
  searchTokens(searchedTexts(resource).map(name => {
    const value = record[name]
    return typeof value === 'string' ? value : null
  }))
