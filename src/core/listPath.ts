import { toFilters } from '../../dataProvider/query.ts'

/** The list of a resource with a filter. */
export const listPath = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(toFilters(filter)))}`
