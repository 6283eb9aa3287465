import { isRegular, pathParameters } from '../../resources/schema/calls.ts'
import type { RequestLine } from '../../resources/schema/calls.ts'
import { fieldOf } from '../../resources/schema/fields.ts'
import type { AnyResource, Field, Fields } from '../../resources/schema/index.ts'
import type { JsonSchema } from '../../resources/schema/kind.ts'
import { kinds } from '../../resources/schema/kinds/index.ts'
import { deletedFilter } from './schemas.ts'
import type { Words } from './words.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

const query = (name: string, schema: JsonSchema, description?: string): Parameter => ({ name, in: 'query', schema, ...(description ? { description } : {}) })

/** How one filter is spelled; ranges and lists are texts with commas. */
const filterSchema = (field: Field): JsonSchema => {
  const kind = kinds[field.kind]!
  switch (kind.filter) {
    case 'range': return { type: 'string', pattern: '^[^,]*(,[^,]*)?$' }
    case 'overlaps': return { type: 'string' }
    case 'equals': return field.kind === 'flag' ? { type: 'boolean' } : { type: 'string' }
    default: return { type: 'string' }
  }
}

const filterDescription = (resource: AnyResource, name: string, field: Field, words: Words): string => {
  const options = (field as Field & { options?: readonly string[] }).options
  const how = kinds[field.kind]!.filter
  const spelled = how === 'none' || field.kind === 'flag' ? '' : words.own.filters[how]
  return [words.field(resource, name), options?.join(' | '), spelled].filter(Boolean).join(' · ')
}

/** The filters of a list, one parameter each. */
const filterParameters = (resource: AnyResource, words: Words): Parameter[] => {
  const declared = (resource.list?.filters ?? []).flatMap(name => {
    const field = fieldOf(resource, name)
    if (!field || kinds[field.kind]!.filter === 'none') return []
    const deleted = name === 'deleted' ? deletedFilter(resource) : undefined
    return [query(name, deleted ?? filterSchema(field), filterDescription(resource, name, field, words))]
  })
  const search = resource.list?.search ?? []
  return [
    ...(search.length > 0 ? [query('q', { type: 'string', maxLength: 100 }, `${words.own.search}: ${search.map(name => words.field(resource, name)).join(', ')}`)] : []),
    ...declared,
  ]
}

const sortable = (resource: AnyResource): string[] =>
  ['id', ...Object.keys(resource.fields).filter(name => kinds[resource.fields[name]!.kind]!.sortable), 'createdAt', 'updatedAt']

const sortPattern = (resource: AnyResource): string => `^(${sortable(resource).join('|')}),(asc|desc)$`

/** How a list is paged and sorted, in the dialect that the resource speaks. */
const pageParameters = (resource: AnyResource, words: Words): Parameter[] => (isRegular(resource)
  ? [
    query('range', { type: 'string', pattern: '^\\[\\d+,\\d+\\]$', examples: ['[0,9]'] }, words.own.range),
    query('sort', { type: 'string', examples: ['["id","DESC"]'] }, words.own.sortRegular),
    query('filter', { type: 'string', examples: ['{}'] }, words.own.filter),
  ]
  : [
    query('page', { type: 'integer', minimum: 0, default: 0 }, words.own.page),
    query('size', { type: 'integer', minimum: 1, maximum: 1000, default: 10 }, words.own.size),
    query('sort', { type: 'array', items: { type: 'string', pattern: sortPattern(resource) } }, words.own.sort),
  ])

/** Everything that a list may be asked. */
export const listParameters = (resource: AnyResource, words: Words): Parameter[] =>
  [...pageParameters(resource, words), ...(isRegular(resource) ? [] : filterParameters(resource, words))]

/** What an export may be asked: the list's filters and order, the columns and the format. */
export const exportParameters = (resource: AnyResource, words: Words): Parameter[] => [
  query('format', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' }, words.own.format),
  query('columns', { type: 'string' }, words.own.columns),
  query('ids', { type: 'string' }, words.own.ids),
  ...listParameters(resource, words).filter(({ name }) => !['page', 'size', 'range'].includes(name)),
]

/** The parameters of a path; ids are integers, another is what its field says. */
export const pathParametersOf = (line: RequestLine, fields: Fields): Parameter[] => pathParameters(line.template).map(name => {
  const field = fields[name]
  return { name, in: 'path', required: true, schema: field ? kinds[field.kind]!.json(field) : { type: 'integer', minimum: 1 } }
})

/** Answers of an action that travel in the query. */
export const queryParameters = (fields: Fields, text: (name: string) => string, without: readonly string[]): Parameter[] =>
  Object.entries(fields).filter(([name]) => !without.includes(name)).map(([name, field]) => ({
    ...query(name, kinds[field.kind]!.json(field), text(name)), ...(field.required ? { required: true } : {}),
  }))
