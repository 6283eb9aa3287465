import type { SortPayload } from 'react-admin'
import { fieldOf } from '../resources/core/fields.ts'
import { isFilterRange } from '../resources/core/filterRange.ts'
import { typeOf } from '../resources/core/typeOf.ts'
import type { AnyResource } from '../resources/core/resource.ts'

/** A query as text values; what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>

// An object that is no range is spelled so that the server refuses it: a filter that is dropped would show more than
// was asked for.
const plain = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** One filter as the wire spells it: lists joined by commas, a range `from,to`; undefined where it filters nothing. */
export const toFilter = (value: unknown): string | undefined => {
  const spelled = Array.isArray(value)
    ? value
        .map(plain)
        .filter(one => one !== '')
        .join(',')
    : isFilterRange(value)
      ? `${plain(value.from)},${plain(value.to)}`
      : plain(value)
  return spelled.trim() === '' || spelled === ',' ? undefined : spelled
}

/** All filters, one parameter each; empty ones are dropped. */
export const toFilters = (filter: Readonly<Record<string, unknown>> | undefined): Record<string, string> => {
  const spelled = Object.entries(filter ?? {}).map(([name, value]) => [name, toFilter(value)] as const)
  return Object.fromEntries(spelled.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The sort that the server can do, or undefined: id, stamps and fields of a sortable type that are not masked. */
export const sortable = (resource: AnyResource, sort: SortPayload | undefined): SortPayload | undefined => {
  if (!sort?.field) return undefined
  if (sort.field === 'id') return sort
  const field = fieldOf(resource, sort.field)
  return field && !field.mask && typeOf(field).sortable ? sort : undefined
}

/** `field,asc` or `field,desc`. */
export const toSort = (sort: SortPayload | undefined): string | undefined =>
  sort && `${sort.field},${sort.order === 'DESC' ? 'desc' : 'asc'}`

/** A path with its query, encoded; parameters in their order. Commas stay readable. */
export const withQuery = (path: string, query: Query): string => {
  const parts = Object.entries(query)
    .filter((entry): entry is [string, string | number | boolean] => entry[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}
