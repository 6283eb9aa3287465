import { toFilters } from '../../dataProvider/query.ts'

/** The log with a filter. */
export const logPath = (filter: Readonly<Record<string, unknown>>): string => `/log?filter=${encodeURIComponent(JSON.stringify(toFilters(filter)))}`
