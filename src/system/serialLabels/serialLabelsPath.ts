import { idsIn } from '../../core/idIn.ts'

/** The page of labels. */
export const serialLabelsPage = '/serialLabels'

/** The page with a label for each of these serial numbers. */
export const serialLabelsPath = (serials: readonly number[]): string =>
  `${serialLabelsPage}?serials=${[...new Set(serials)].join(',')}`

/** The serial numbers that an address names. */
export const labelledIn = (search: URLSearchParams): readonly number[] => idsIn(search, 'serials')

/** What a list was filtered by, of which all are meant; it goes along in the history of the tab. */
export const filterIn = (state: unknown): Readonly<Record<string, unknown>> | undefined => {
  const { filter } = (state ?? {}) as { readonly filter?: unknown }
  return typeof filter === 'object' && filter !== null ? (filter as Readonly<Record<string, unknown>>) : undefined
}
