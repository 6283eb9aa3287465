const page = '/serialLabels'

/** The page with a label for each of these serial numbers. */
export const serialLabelsPath = (serials: readonly number[]): string => `${page}?serials=${[...new Set(serials)].join(',')}`

/** The serial numbers that an address names. */
export const labelledIn = (search: URLSearchParams): readonly number[] =>
  [...new Set((search.get('serials') ?? '').split(',').map(Number).filter(id => Number.isSafeInteger(id) && id > 0))]
