import { isCalendarDate } from '../../domain/calendar.ts'
import type { SearchedText } from '../../resources/core/fields.ts'
import { isMoment, typeOf } from '../../resources/core/typeOf.ts'
import { patterns } from '../../resources/core/types/text/patterns.ts'
import type { Pattern } from '../../resources/core/types/text/patterns.ts'
import { formerTable } from './formerLabels.ts'
import type { Filter, ListQuery, WholeNumber } from './listQuery.ts'
import { targetOf } from './model.ts'
import type { Model, Models } from './model.ts'
import { oneOf, scopeConditions } from './scope.ts'
import type { Viewer } from './scope.ts'
import { countedConditions } from './statistics/countedSql.ts'
import { aside, searchQuery } from './search.ts'
import { valueSql } from './select.ts'
import type { SearchQuery } from './search.ts'
import { all, literal } from './statement.ts'
import type { Statement } from './statement.ts'

/** A pattern that finds the text anywhere, with nothing in it meant as a wildcard. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether the text is a complete value of the field's format, so that no longer one can contain it. */
const isComplete = (filter: Filter, text: string): boolean => {
  const { match, whole } = filter.field as { match?: Pattern; whole?: true }
  return whole === true || (filter.field.mask !== undefined && match !== undefined && patterns[match].test(text))
}

// A calendar day of a moment is that whole day in the business time zone.
const startOf = (day: string, zone: string, statement: Statement, plus = 0): string =>
  `((${statement.bind(day)}::date${plus ? ` + ${plus}` : ''})::timestamp at time zone ${statement.bind(zone)}::text)`

const idCondition = (column: string, ids: readonly number[], statement: Statement): string =>
  `${column} = any(${statement.bind(ids)})`

/** What a list is filtered by, as conditions over the SQL that stands for its fields elsewhere. */
export const filteredBy = (
  columns: Readonly<Record<string, string>>,
  { filters, ids, timeZone }: Pick<ListQuery, 'filters' | 'ids' | 'timeZone'>,
  statement: Statement,
): string[] => [
  ...filters
    .filter(({ name }) => Object.hasOwn(columns, name))
    .map(filter => filterCondition(columns[filter.name]!, filter, timeZone, statement)),
  ...(ids !== undefined && Object.hasOwn(columns, 'id') ? [idCondition(columns['id']!, ids, statement)] : []),
]

const lower = (column: string, filter: Filter, from: string | number, zone: string, statement: Statement): string =>
  `${column} >= ${isMoment(filter.field) && isCalendarDate(String(from)) ? startOf(String(from), zone, statement) : statement.bind(from)}`

const upper = (column: string, filter: Filter, to: string | number, zone: string, statement: Statement): string =>
  isMoment(filter.field) && isCalendarDate(String(to))
    ? `${column} < ${startOf(String(to), zone, statement, 1)}`
    : `${column} <= ${statement.bind(to)}`

/** A value as an SQL literal where the descriptor names it, or there are but two; undefined for any other. */
const declared = (
  { options }: { readonly options?: readonly string[] },
  value: string | number | boolean,
): string | undefined => {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' && options?.includes(value) ? literal(value) : undefined
}

// Declared values stand in the text: how frequent each of them is decides whether the rows are best found by it or by
// their order, and of a bound one PostgreSQL takes all to be equally frequent once the statement is prepared.
const anyOfThese = (
  column: string,
  { field, values }: Extract<Filter, { is: 'anyOf' }>,
  statement: Statement,
): string => {
  const literals = values.flatMap(value => declared(field as { readonly options?: readonly string[] }, value) ?? [])
  if (literals.length === 0 || literals.length < values.length) return oneOf(column, values, statement)
  return literals.length === 1 ? `${column} = ${literals[0]}` : `${column} in (${literals.join(', ')})`
}

/** What a search asks for. */
interface Asked {
  readonly words: SearchQuery
  readonly numbers: readonly WholeNumber[]
  /** The resources whose lists the caller may open. */
  readonly searched: readonly string[]
}

/** What a filter says of a column. */
export const filterCondition = (column: string, filter: Filter, zone: string, statement: Statement): string => {
  switch (filter.is) {
    case 'anyOf':
      return anyOfThese(column, filter, statement)
    case 'contains':
      return isComplete(filter, filter.text)
        ? `${column} = ${statement.bind(filter.text)}`
        : `${column} ilike ${statement.bind(anywhere(filter.text))}`
    case 'overlaps':
      return `${column} && ${statement.bind(filter.values)}::${typeOf(filter.field).column(filter.field)}`
    case 'between':
      return all([
        ...(filter.from === undefined ? [] : [lower(column, filter, filter.from, zone, statement)]),
        ...(filter.to === undefined ? [] : [upper(column, filter, filter.to, zone, statement)]),
      ])
  }
}

// The tokens stand in the text rather than in a parameter: how rare they are decides how the rows are best found, and
// PostgreSQL must see them to know. They consist of letters and digits.
const tokenConditions = (
  model: Model,
  { tokens }: SearchQuery,
  searched: readonly string[],
  alias: string,
): string[] => {
  const isOpen = searched.includes(model.resource.name) && model.search.some(({ isAside }) => isAside)
  const named = `${alias}."search" @> array[${tokens.map(literal).join(', ')}]::text[]`
  return isOpen
    ? tokens.map(token => `${alias}."search" && array[${literal(token)}, ${literal(aside(token))}]`)
    : [named]
}

const bySearchIndex = (model: Model, { words, searched }: Asked, statement: Statement, alias: string): string[] => [
  ...tokenConditions(model, words, searched, alias),
  ...words.together.map(text => {
    const pattern = statement.bind(anywhere(text))
    const isTold = ({ reads, isAside }: SearchedText): boolean =>
      reads !== 'end' && (!isAside || searched.includes(model.resource.name))
    return `(${model.search
      .filter(isTold)
      .map(({ name }) => `${alias}.${model.column(name)} ilike ${pattern}`)
      .join(' or ')})`
  }),
]

/** Rows of a model that match by themselves: by words, or by a whole number. */
const ownSearch = (model: Model, asked: Asked, statement: Statement, alias: string): string => {
  const byNumber = asked.numbers
    .filter(({ resource }) => resource === model.resource.name)
    .map(({ name, value }) => `${alias}.${model.column(name)} = ${statement.bind(value)}`)
  return `(${[all(bySearchIndex(model, asked, statement, alias)), ...byNumber].join(' or ')})`
}

/** Rows of an organisation whose referred record matches as it is there, or, where it has left, as it was there. */
const formerSearch = (target: Model, asked: Asked, statement: Statement, column: string, hospital: string): string => {
  const place = `s.${target.scopeColumn}`
  const { words, searched } = asked
  const former = [
    ...tokenConditions(target, words, searched, 'f'),
    ...words.together.map(text => `f."label" ilike ${statement.bind(anywhere(text))}`),
    `f."hospital" <> ${place}`,
  ]
  return (
    `(${column}, ${hospital}) in (select s."id", ${place} from ${target.table} s where ${ownSearch(target, asked, statement, 's')}` +
    ` union all select f."record", f."hospital" from ${formerTable(target)} f join ${target.table} s on s."id" = f."record" where ${all(former)})`
  )
}

/** Rows whose own texts match, or whose referred records do. */
const searchConditions = (
  models: Models,
  model: Model,
  { wholeNumbers: numbers, searched }: ListQuery,
  q: string,
  statement: Statement,
): string[] => {
  const words = searchQuery(q)
  if (!words) return ['false']
  const asked = { words, numbers, searched }
  if (model.searchRefs.length === 0) return [ownSearch(model, asked, statement, 't')]
  const over = model.searchRefs.map(name => {
    const field = model.resource.fields[name]!
    const target = models.of(targetOf(field))
    const { formerBy } = field as { formerBy?: string }
    if (formerBy !== undefined)
      return formerSearch(target, asked, statement, `t.${model.column(name)}`, `t.${model.column(formerBy)}`)
    return `t.${model.column(name)} in (select s."id" from ${target.table} s where ${ownSearch(target, asked, statement, 's')})`
  })
  const own = model.search.length > 0 ? [ownSearch(model, asked, statement, 't')] : []
  return [`(${[...own, ...over].join(' or ')})`]
}

/** Rows that are not deleted, spelled as the indexes over live rows are. */
const deletedCondition = (deleted: boolean | undefined): string[] =>
  deleted === undefined ? [] : [deleted ? 't."deleted"' : 'not t."deleted"']

/** The rows of a list: scope, deleted flag, filters, search and ids, over the alias `t`. */
export const listConditions = (viewer: Viewer, model: Model, query: ListQuery, statement: Statement): string[] => [
  ...scopeConditions(viewer, model, statement),
  ...deletedCondition(query.deleted),
  ...query.filters.map(filter =>
    filterCondition(valueSql(viewer.host.models, model, filter.name, 't'), filter, query.timeZone, statement),
  ),
  ...(query.q === undefined ? [] : searchConditions(viewer.host.models, model, query, query.q, statement)),
  ...(query.counted === undefined ? [] : countedConditions(viewer, model, query.counted, query.timeZone, statement)),
  ...(query.ids === undefined ? [] : [idCondition('t."id"', query.ids, statement)]),
]
