import { idsIn } from '../../core/idIn.ts'

const page = '/serialLabels'

/** The page with a label for each of these serial numbers. */
export const serialLabelsPath = (serials: readonly number[]): string =>
  `${page}?serials=${[...new Set(serials)].join(',')}`

/** The serial numbers that an address names. */
export const labelledIn = (search: URLSearchParams): readonly number[] => idsIn(search, 'serials')
