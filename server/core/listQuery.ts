import { branchesOf, readBranch } from '../../resources/core/branch.ts'
import { fieldOf, isLogicallyDeleted, searchedRefs, searchedTexts, usualSort } from '../../resources/core/fields.ts'
import type { SearchedText } from '../../resources/core/fields.ts'
import { listParameters } from '../../resources/core/filterNames.ts'
import type { Field } from '../../resources/core/field.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { patternOf, patterns } from '../../resources/core/types/text/patterns.ts'
import { message } from '../../resources/core/message.ts'
import { permissionOf } from '../../resources/core/permission.ts'
import type { Message } from '../../resources/core/message.ts'
import { forbidden, invalid, noErrors } from './errors/problem.ts'
import { may } from './execution.ts'
import { checkAsked } from './input.ts'
import { readQueryValue } from './requestInput.ts'
import type { Execution } from './execution.ts'
import { asId } from './ids.ts'
import { targetOf } from './model.ts'
import { countedRows } from './statistics/countedSql.ts'
import type { CountedRows } from './statistics/countedSql.ts'
import { allFacts } from './statistics/Reports.ts'
import { countedParameter } from '../../resources/core/statistics/index.ts'

/**
 * What a filter says: any of some values, a part of a text, or bounds (undefined where open). `branches` are records of
 * a tree that are meant with all below them; where these are spelled out among the values, `named` are those that were
 * asked for.
 */
export type Filter = { readonly name: string; readonly field: Field } & (
  | {
      readonly is: 'anyOf'
      readonly values: readonly (string | number | boolean)[]
      readonly branches?: readonly number[]
      readonly named?: readonly number[]
    }
  | { readonly is: 'contains'; readonly text: string }
  | { readonly is: 'between'; readonly from: string | number | undefined; readonly to: string | number | undefined }
  | {
      readonly is: 'overlaps'
      readonly values: readonly (string | number)[]
      readonly branches?: readonly number[]
      readonly named?: readonly number[]
    }
)

export interface Sort {
  readonly name: string
  readonly descending: boolean
}

/** A masked number that a search names whole, of a resource whose own it is. */
export interface WholeNumber {
  readonly resource: string
  readonly name: string
  readonly value: string
}

/** A list request, read and checked. */
export interface ListQuery {
  readonly offset: number
  readonly size: number
  readonly sorts: readonly Sort[]
  readonly filters: readonly Filter[]
  /** undefined where both are meant, or where records are not deleted logically. */
  readonly deleted: boolean | undefined
  readonly q: string | undefined
  /** What `q` may be beside words, for who may see it in clear. */
  readonly wholeNumbers: readonly WholeNumber[]
  /**
   * The resources whose lists the caller may open, of those that are searched: others are found by what their records
   * are called alone.
   */
  readonly searched: readonly string[]
  readonly ids: readonly number[] | undefined
  /** The rows behind a number, where those are asked for. */
  readonly counted?: CountedRows | undefined
  /** What the list asks for besides its filters, as it was sent and by its names; checked by {@link checkListInput}. */
  readonly input: Readonly<Record<string, unknown>>
  /** The sums that the list declares are wanted too. */
  readonly totals: boolean
  /** The time zone whose days the days of filters are. */
  readonly timeZone: string
}

export const largestSize = 1000

/** The parameters of a list beside page and sort, each with the texts it was given. */
export type Parameters = ReadonlyMap<string, readonly string[]>

const listed = (texts: readonly string[]): string[] =>
  texts
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(text => text !== '')

/** Collects what is wrong, so that all of it is reported at once. */
class Reading {
  readonly errors = noErrors()

  fail(name: string, key: string, parameters = {}): undefined {
    this.errors[name] ??= message(key, parameters)
    return undefined
  }
}

/** Records of a tree: each with all below it, unless it is named alone. */
const readBranches = (name: string, field: Field, texts: readonly string[], reading: Reading): Filter | undefined => {
  const asked = listed(texts)
    .map(readBranch)
    .map(({ id, isOnly }) => ({ id: asId(id), isOnly }))
  if (asked.length === 0) return undefined
  if (asked.some(({ id }) => id === undefined)) return reading.fail(name, typeOf(field).unreadable ?? 'filter')
  const values = asked.map(({ id }) => id!)
  const branches = asked.filter(({ isOnly }) => !isOnly).map(({ id }) => id!)
  return { name, field, is: typeOf(field).filter === 'overlaps' ? 'overlaps' : 'anyOf', values, branches }
}

const readFilter = (name: string, field: Field, texts: readonly string[], reading: Reading): Filter | undefined => {
  const fail = () => reading.fail(name, typeOf(field).unreadable ?? 'filter')
  const read = (text: string) => typeOf(field).read(text, field) as string | number | boolean | undefined
  switch (typeOf(field).filter) {
    case 'none':
      return reading.fail(name, 'unknown')
    case 'contains': {
      const text = texts.join(' ').trim()
      if (text === '') return undefined
      return text.length > 200 || text.includes('\0') ? fail() : { name, field, is: 'contains', text }
    }
    case 'equals':
    case 'overlaps': {
      const asked = listed(texts)
      if (asked.length === 0) return undefined
      if (asked.length > largestSize) return reading.fail(name, 'mostEntries', { max: largestSize })
      const values = asked.map(read)
      if (values.some(value => value === undefined || (typeof value === 'string' && value.includes('\0'))))
        return fail()
      const known = values as (string | number | boolean)[]
      return typeOf(field).filter === 'equals'
        ? { name, field, is: 'anyOf', values: known }
        : { name, field, is: 'overlaps', values: known as number[] }
    }
    case 'range': {
      const [first = '', second = first, ...rest] = texts
        .join(',')
        .split(',')
        .map(text => text.trim())
      if (first === '' && second === '') return undefined
      const from = first === '' ? undefined : (read(first) as string | number | undefined)
      const to = second === '' ? undefined : (read(second) as string | number | undefined)
      if (rest.length > 0 || (first !== '' && from === undefined) || (second !== '' && to === undefined)) return fail()
      return { name, field, is: 'between', from, to }
    }
  }
}

const readDeleted = (texts: readonly string[] | undefined, reading: Reading): boolean | undefined => {
  const text = texts?.join(',') ?? 'false'
  if (text === 'all' || text === 'true,false' || text === 'false,true') return undefined
  return text === 'true' || text === 'false' || text === '' ? text === 'true' : reading.fail('deleted', 'flag')
}

const readIds = (texts: readonly string[] | undefined, reading: Reading): number[] | undefined => {
  if (texts === undefined) return undefined
  const asked = listed(texts)
  if (asked.length > largestSize) return reading.fail('id', 'mostEntries', { max: largestSize })
  const ids = asked.map(text => asId(text))
  // An id that cannot be one is an id that is not there: getMany leaves it out.
  return ids.filter(id => id !== undefined)
}

const isSortable = (call: Execution, name: string): boolean => {
  if (name === 'id') return true
  const field = fieldOf(call.resource, name)
  return field !== undefined && typeOf(field).sortable && !field.mask && may(call, field.permission?.read)
}

/**
 * The resources that are searched with a list, its own and those that its refs lead to, of which the caller may open
 * the lists.
 */
const searchedWith = (call: Execution): AnyResource[] =>
  [
    call.resource,
    ...searchedRefs(call.resource).map(name => call.host.models.of(targetOf(call.resource.fields[name]!)).resource),
  ].filter(resource => may(call, permissionOf(resource, 'list')))

/**
 * Of what is searched, the masked numbers that may be what was typed. Who may not see them in clear finds nobody by
 * them.
 */
const wholeNumbersIn = (call: Execution, searched: readonly AnyResource[], q: string): WholeNumber[] => {
  const typed = q.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  const isOne = (field: Field, reads: SearchedText['reads']): boolean =>
    reads === 'end' && patterns[patternOf(field)!].test(typed)
  return searched
    .filter(({ name }) => may(call, `${name}:contact`))
    .flatMap(resource =>
      searchedTexts(resource)
        .filter(({ name, reads }) => isOne(resource.fields[name]!, reads))
        .map(({ name }) => ({ resource: resource.name, name, value: typed })),
    )
}

/** The resources at whose masked values a list looks, as its answer says whose they are. */
export const lookedAt = (
  { resource }: Pick<Execution, 'resource'>,
  { filters, wholeNumbers }: Pick<ListQuery, 'filters' | 'wholeNumbers'>,
): readonly string[] => [
  ...new Set([
    ...(filters.some(({ field }) => field.mask) ? [resource.name] : []),
    ...wholeNumbers.map(number => number.resource),
  ]),
]

/** The order that a list has where nothing is said. */
const firstSort = (resource: AnyResource): Sort => {
  const [name, direction] = usualSort(resource)
  return { name, descending: direction === 'DESC' }
}

/** Fields that one list may be sorted by. */
const mostSorts = 5

const readSorts = (call: Execution, asked: readonly Sort[] | undefined, reading: Reading): Sort[] => {
  const sorts = asked && asked.length > 0 && asked.length <= mostSorts ? [...asked] : [firstSort(call.resource)]
  if ((asked?.length ?? 0) > mostSorts || sorts.some(sort => !isSortable(call, sort.name))) reading.fail('sort', 'sort')
  const [first, , ...further] = call.resource.list?.sort ?? []
  if (sorts.at(-1)!.name === first) sorts.push(...further.map(name => ({ name, descending: false })))
  const known = sorts.filter((sort, i) => sorts.findIndex(other => other.name === sort.name) === i)
  // Equal values keep a fixed order, and in the direction in which an index can be read.
  return known.some(sort => sort.name === 'id')
    ? known
    : [...known, { name: 'id', descending: known.at(-1)!.descending }]
}

/** Page and order as a dialect spells them; undefined where it cannot be read. */
export interface Paging {
  readonly offset: number | undefined
  readonly size: number | undefined
  readonly sorts: readonly Sort[] | undefined
  readonly totals?: boolean
  /** Errors of the dialect's own parameters. */
  readonly errors: Readonly<Record<string, Message>>
}

/**
 * Checks a list request against what the descriptor declares: unknown parameters, filters and sorts are refused by
 * name. A filter on a masked field needs the permission to see it.
 */
export const checkListQuery = (call: Execution, paging: Paging, parameters: Parameters): ListQuery => {
  const { resource } = call
  const reading = new Reading()
  Object.assign(reading.errors, paging.errors)
  const declared = new Set(resource.list?.filters ?? [])
  const filters: Filter[] = []
  const input: Record<string, unknown> = {}
  const asked = resource.actions['list']?.input ?? {}
  for (const [name, texts] of parameters) {
    if (listParameters(resource).has(name)) continue
    if (Object.hasOwn(asked, name)) {
      input[name] = readQueryValue(asked[name], [...texts])
      continue
    }
    const field = declared.has(name) ? fieldOf(resource, name) : undefined
    if (!field) {
      reading.fail(name, 'unknown')
      continue
    }
    if (field.mask && !may(call, `${resource.name}:contact`)) throw forbidden(`${resource.name}:contact`)
    if (!may(call, field.permission?.read)) throw forbidden(field.permission!.read!)
    const filter = (branchesOf(field, target => call.host.models.of(target).resource) ? readBranches : readFilter)(
      name,
      field,
      texts,
      reading,
    )
    if (filter) filters.push(filter)
  }
  const q = parameters.get('q')?.join(' ').trim()
  if (q !== undefined && (q.length > 200 || q.includes('\0'))) reading.fail('q', 'filter')
  const ids = readIds(parameters.get('id'), reading)
  const count = parameters.get(countedParameter)?.join(',').trim()
  const counted = count ? countedRows(allFacts(call.host.reports), resource, count) : undefined
  if (count && !counted) reading.fail(countedParameter, 'filter')
  // Who asks for records by their ids means those, deleted or not.
  const deleted = ids && !parameters.has('deleted') ? undefined : readDeleted(parameters.get('deleted'), reading)
  const sorts = readSorts(call, paging.sorts, reading)
  if (Object.keys(reading.errors).length > 0) throw invalid(reading.errors)
  const searched = q ? searchedWith(call) : []
  return {
    offset: paging.offset ?? 0,
    size: paging.size ?? Math.min(Math.max(ids?.length ?? 0, 10), largestSize),
    sorts,
    filters,
    deleted: isLogicallyDeleted(resource) ? deleted : undefined,
    q: q === '' ? undefined : q,
    ids,
    searched: searched.map(({ name }) => name),
    wholeNumbers: q ? wholeNumbersIn(call, searched, q) : [],
    counted,
    input,
    totals: paging.totals ?? false,
    timeZone: call.timeZone,
  }
}

/** What the list asks for besides its filters, complete and valid. Throws 400 with each that is wrong. */
export const checkListInput = async <Q extends Pick<ListQuery, 'input'>>(call: Execution, query: Q): Promise<Q> => {
  const list = call.resource.actions['list']
  if (!list?.input) return query
  const asked = await checkAsked({ ...call, action: list }, query.input, [])
  return { ...query, input: Object.fromEntries(Object.keys(list.input).map(name => [name, asked[name] ?? null])) }
}
