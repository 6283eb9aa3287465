import { searchTokens } from '../engine/search.ts'

/** The entries of the search index of a record that is written without the engine. */
export const searchOf = (
  resource: { readonly list?: { readonly search?: readonly string[] } }, record: Readonly<Record<string, unknown>>,
): string[] => searchTokens((resource.list?.search ?? []).map(name => {
  const value = record[name]
  return typeof value === 'string' ? value : null
}))
