import { searchedTexts } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { searchTokens } from './search.ts'

/** The entries of the search index of a record that is written without the engine. */
export const searchOf = (
  resource: Pick<AnyResource, 'fields' | 'list' | 'label' | 'actions'>,
  record: Readonly<Record<string, unknown>>,
): string[] => searchTokens(searchedTexts(resource), record)
