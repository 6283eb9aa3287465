import { resourceNamed } from '../../../resources/index.ts'
import { branchesOf } from '../../../resources/core/branch.ts'
import { isRegular, pathParameters } from '../../../resources/core/calls.ts'
import type { RequestLine } from '../../../resources/core/calls.ts'
import { fieldOf, isLogicallyDeleted } from '../../../resources/core/fields.ts'
import type { AnyResource, Field, Fields } from '../../../resources/core/index.ts'
import type { JsonSchema } from '../../../resources/core/fieldType.ts'
import { isFlag, typeOf } from '../../../resources/core/typeOf.ts'
import type { Words } from './words.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

const query = (name: string, schema: JsonSchema, description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description ? { description } : {}),
})

/** How one filter is spelled; ranges and lists are texts with commas. */
const filterSchema = (field: Field): JsonSchema => {
  switch (typeOf(field).filter) {
    case 'range':
      return { type: 'string', pattern: '^[^,]*(,[^,]*)?$' }
    case 'overlaps':
      return { type: 'string' }
    case 'equals':
      return isFlag(field) ? { type: 'boolean' } : { type: 'string' }
    default:
      return { type: 'string' }
  }
}

const filterDescription = (resource: AnyResource, name: string, field: Field, words: Words): string => {
  const options = (field as Field & { options?: readonly string[] }).options
  const how = branchesOf(field, resourceNamed) ? 'branch' : typeOf(field).filter
  const spelled = how === 'none' || isFlag(field) ? '' : words.own.filters[how]
  return [words.field(resource, name), options?.join(' | '), spelled].filter(Boolean).join(' · ')
}

/** The filters of a list, one parameter each. */
const filterParameters = (resource: AnyResource, words: Words): Parameter[] => {
  const declared = (resource.list?.filters ?? []).flatMap(name => {
    const field = fieldOf(resource, name)
    if (!field || typeOf(field).filter === 'none') return []
    if (name === 'deleted' && isLogicallyDeleted(resource)) return []
    return [query(name, filterSchema(field), filterDescription(resource, name, field, words))]
  })
  const deleted = isLogicallyDeleted(resource)
    ? [
        query(
          'deleted',
          { type: 'string', enum: ['true', 'false', 'all'], default: 'false' },
          words.field(resource, 'deleted'),
        ),
      ]
    : []
  const search = resource.list?.search ?? []
  return [
    ...(search.length > 0
      ? [
          query(
            'q',
            { type: 'string', maxLength: 100 },
            `${words.own.search}: ${search.map(name => words.field(resource, name)).join(', ')}`,
          ),
        ]
      : []),
    ...declared,
    ...deleted,
  ]
}

const sortable = (resource: AnyResource): string[] => [
  'id',
  ...Object.keys(resource.fields).filter(name => typeOf(resource.fields[name]!).sortable),
  'createdAt',
  'updatedAt',
]

const sortPattern = (resource: AnyResource): string => `^(${sortable(resource).join('|')}),(asc|desc)$`

const ids = { type: 'string', pattern: '^\\d+(,\\d+)*$' } as const

/** Page, order and filters, each a parameter of its own. */
const plainParameters = (resource: AnyResource, words: Words): Parameter[] => [
  query('page', { type: 'integer', minimum: 0, default: 0 }, words.own.page),
  query('size', { type: 'integer', minimum: 1, maximum: 1000, default: 10 }, words.own.size),
  query('sort', { type: 'array', items: { type: 'string', pattern: sortPattern(resource) } }, words.own.sort),
  query('id', ids, words.own.ids),
  ...(resource.list?.totals ? [query('totals', { type: 'boolean', default: false }, words.own.totals)] : []),
  ...filterParameters(resource, words),
]

/** Everything that a list may be asked, in the dialect that the resource speaks. */
export const listParameters = (resource: AnyResource, words: Words): Parameter[] =>
  isRegular(resource)
    ? [
        query('range', { type: 'string', pattern: '^\\[\\d+,\\d+\\]$', examples: ['[0,9]'] }, words.own.range),
        query('sort', { type: 'string', examples: ['["id","DESC"]'] }, words.own.sortRegular),
        query('filter', { type: 'string', examples: ['{}'] }, words.own.filter),
      ]
    : plainParameters(resource, words)

/** What options may be asked: as a list, in the plain spelling whatever the resource speaks. */
export const optionsParameters = plainParameters

/** What an export may be asked: the list's filters and order, the columns and the format. */
export const exportParameters = (resource: AnyResource, words: Words): Parameter[] => [
  query('format', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' }, words.own.format),
  query('columns', { type: 'string' }, words.own.columns),
  query('ids', ids, words.own.ids),
  ...plainParameters(resource, words).filter(({ name }) => !['page', 'size', 'id', 'totals'].includes(name)),
]

/** The parameters of a path; ids are integers, another is what its field says. */
export const pathParametersOf = (line: RequestLine, fields: Fields): Parameter[] =>
  pathParameters(line.template).map(name => {
    const field = fields[name]
    return {
      name,
      in: 'path',
      required: true,
      schema: field ? typeOf(field).json(field) : { type: 'integer', minimum: 1 },
    }
  })

/** Which page of the history. */
export const historyParameters = (words: Words): Parameter[] => [
  query('page', { type: 'integer', minimum: 0, default: 0 }, words.own.page),
  query('size', { type: 'integer', minimum: 1, maximum: 1000, default: 10 }, words.own.size),
]

/** Answers of an action that travel in the query. */
export const queryParameters = (
  fields: Fields,
  text: (name: string) => string,
  without: readonly string[],
): Parameter[] =>
  Object.entries(fields)
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => ({
      ...query(name, typeOf(field).json(field), text(name)),
      ...(field.required ? { required: true } : {}),
    }))
