import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import { isFilterRange } from '../../resources/core/filterRange.ts'
import type { FilterRange } from '../../resources/core/filterRange.ts'
import { isRegular } from '../../resources/core/calls.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { invalid, noErrors, Problem } from './errors/problem.ts'
import { withBranches } from './branches.ts'
import { checkListInput, checkListQuery, largestSize } from './listQuery.ts'
import type { ListQuery, Paging, Sort } from './listQuery.ts'
import type { Execution } from './execution.ts'

/** A parsed query string: a text, or several where a parameter is repeated. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

const texts = (value: string | string[] | undefined): string[] | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? value : [value]

const wholeNumber = (value: string | string[] | undefined): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined

const parametersOf = (query: Query, without: readonly string[]): Map<string, string[]> =>
  new Map(
    Object.entries(query)
      .filter(([name, value]) => value !== undefined && !without.includes(name))
      .map(([name, value]) => [name, texts(value)!]),
  )

/**
 * `page`, `size`, repeated `sort=field,asc`, and `totals=true` where the list has some; every other parameter is a
 * filter.
 */
const irregular = (call: Execution, query: Query): ListQuery => {
  const errors = noErrors()
  const page = query['page'] === undefined ? 0 : wholeNumber(query['page'])
  const size = query['size'] === undefined ? undefined : wholeNumber(query['size'])
  if (page === undefined) errors['page'] = message('page')
  if (query['size'] !== undefined && (size === undefined || size < 1 || size > largestSize))
    errors['size'] = message('size', { max: largestSize })
  const sorts = texts(query['sort'])
    ?.filter(text => text !== '')
    .map((text): Sort | undefined => {
      const match = /^([\w.]+)(?:,(asc|desc))?$/i.exec(text.trim())
      return match ? { name: match[1]!, descending: match[2]?.toLowerCase() === 'desc' } : undefined
    })
  if (sorts?.includes(undefined)) errors['sort'] = message('sort')
  const hasTotals = call.resource.list?.totals !== undefined
  const totals = hasTotals ? query['totals'] : undefined
  if (totals !== undefined && totals !== 'true' && totals !== 'false') errors['totals'] = message('flag')
  const paging: Paging = {
    offset: (page ?? 0) * (size ?? 10),
    size,
    sorts: sorts?.filter(sort => sort !== undefined),
    totals: totals === 'true',
    errors,
  }
  return checkListQuery(call, paging, parametersOf(query, ['page', 'size', 'sort', ...(hasTotals ? ['totals'] : [])]))
}

const json = (value: string | string[] | undefined): unknown => {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined
  } catch {
    return undefined
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

const rangeOf = (query: Query, errors: Record<string, Message>): { offset?: number; size?: number } => {
  if (query['range'] === undefined) return {}
  const range = json(query['range'])
  const [from, to] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : []
  const isRange =
    Number.isSafeInteger(from) && Number.isSafeInteger(to) && Number(from) >= 0 && Number(to) >= Number(from)
  if (isRange && Number(to) - Number(from) < largestSize)
    return { offset: Number(from), size: Number(to) - Number(from) + 1 }
  errors['range'] = isRange ? message('size', { max: largestSize }) : message('page')
  return {}
}

const sortOf = (query: Query, errors: Record<string, Message>): Sort[] | undefined => {
  if (query['sort'] === undefined) return undefined
  const sort = json(query['sort'])
  const [name, direction] = Array.isArray(sort) && sort.length === 2 ? (sort as unknown[]) : []
  if (typeof name === 'string' && (direction === 'ASC' || direction === 'DESC'))
    return [{ name, descending: direction === 'DESC' }]
  errors['sort'] = message('sort')
  return undefined
}

/** Both bounds as a filter spells them: what is open is empty. */
const bounds = ({ from, to }: FilterRange): unknown[] => [from ?? '', to ?? '']

const filtersOf = (filter: unknown, errors: Record<string, Message>): Map<string, string[]> => {
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) {
    errors['filter'] = message('filter')
    return new Map()
  }
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined)
  const read = new Map<string, string[]>()
  for (const [name, value] of given) {
    const values = Array.isArray(value) ? (value as unknown[]) : isFilterRange(value) ? bounds(value) : [value]
    if (values.every(isPlain)) read.set(name, values.map(String))
    else errors[name] = message('filter')
  }
  return read
}

/** The simple-REST dialect: `range=[0,9]`, `sort=["field","ASC"]`, `filter={…}`, each in JSON. */
const regular = (call: Execution, query: Query): ListQuery => {
  const errors = noErrors()
  const { offset, size } = rangeOf(query, errors)
  const paging: Paging = { offset, size, sorts: sortOf(query, errors), errors }
  for (const name of Object.keys(query))
    if (!['range', 'sort', 'filter'].includes(name)) errors[name] = message('unknown')
  return checkListQuery(call, paging, filtersOf(query['filter'] === undefined ? {} : json(query['filter']), errors))
}

/**
 * What is known only from the database: what lies below the branches of a tree, and what the list's own input refers
 * to.
 */
const completed = async (call: Execution, query: ListQuery): Promise<ListQuery> =>
  withBranches(call, await checkListInput(call, query))

/**
 * Reads filters that came as an object rather than as a query, `{ field: value | values | { from, to } }`, whatever the resource
 * speaks.
 */
export const readFilters = (call: Execution, filter: unknown): Promise<ListQuery> => {
  const errors = noErrors()
  return completed(
    call,
    checkListQuery(call, { offset: 0, size: undefined, sorts: undefined, errors }, filtersOf(filter, errors)),
  )
}

/** Reads a list request in the dialect that the resource speaks. Throws a Problem that names every wrong parameter. */
export const readListQuery = (call: Execution, query: Query): Promise<ListQuery> =>
  completed(call, isRegular(call.resource) ? regular(call, query) : irregular(call, query))

/** Reads filters in the irregular dialect whatever the resource speaks, as options and exports take them. */
export const readPlainQuery = (call: Execution, query: Query): Promise<ListQuery> =>
  completed(call, irregular(call, query))

// The simple-REST dialect keeps JSON in its parameters; elsewhere several values are several texts, and nothing but
// text, number and flag is a value.
const spelled = (value: unknown, isJson: boolean): string | string[] | undefined => {
  if (typeof value === 'string') return value
  if (isJson) return JSON.stringify(value)
  if (isPlain(value)) return String(value)
  return Array.isArray(value) && value.every(isPlain) ? value.map(String) : undefined
}

/**
 * The query of a list that came in a body, `{ "page": 0, "size": 10, "q": "…" }`, by the names and in the spelling of
 * the query; numbers and flags may be such, several values a list, and in the simple-REST dialect `range`, `sort` and
 * `filter` are JSON as it is. Throws 400 with each that is none of these.
 */
export const queryInBody = (resource: AnyResource, name: string, body: unknown): Query => {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new Problem(400, 'invalidBody')
  const given = Object.entries(body ?? {}).filter(([, value]) => value !== null && value !== undefined)
  const query = given.map(([key, value]) => [key, spelled(value, name === 'list' && isRegular(resource))] as const)
  const wrong = query.filter(([, value]) => value === undefined)
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([key]) => [key, message('filter')])))
  return Object.fromEntries(query)
}
