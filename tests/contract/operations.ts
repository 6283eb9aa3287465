import { registry } from '../../resources/index.ts'
import { asksFile } from '../../resources/core/action.ts'
import type { Operation as Declared } from '../../resources/core/action.ts'
import { operationsOf, pathParameters } from '../../resources/core/calls.ts'
import type { RequestLine } from '../../resources/core/calls.ts'
import { fieldOf, isLogicallyDeleted, hasRecords, isWritable } from '../../resources/core/fields.ts'
import { requestLines, takesFilters } from '../../resources/core/personal.ts'
import type { AnyResource, Fields } from '../../resources/core/index.ts'
import { isFull } from '../support/full.ts'

/** One call of one resource. */
export interface Operation {
  readonly resource: AnyResource
  readonly name: string
  readonly action: Declared
  readonly line: RequestLine
  /** What it takes beside what stands in its path, by the names of its input. */
  readonly fields: Fields
}

const lists = new Set(takesFilters)

const inputFields = (resource: AnyResource, name: string, action: Declared, line: RequestLine): Fields => {
  const inPath = pathParameters(line.template)
  if (lists.has(name))
    return Object.fromEntries((resource.list?.filters ?? []).map(filter => [filter, fieldOf(resource, filter)!]))
  if (name !== 'create' && name !== 'update')
    return Object.fromEntries(Object.entries(action.input ?? {}).filter(([key]) => !inPath.includes(key)))
  return Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => isWritable(field)))
}

const operations: readonly Operation[] = Object.values(registry).flatMap(resource =>
  Object.entries(operationsOf(resource)).flatMap(([name, action]) =>
    requestLines(resource, name).map(line => ({
      resource,
      name,
      action,
      line,
      fields: inputFields(resource, name, action, line),
    })),
  ),
)

const hasBody = ({ line: { method } }: Operation): boolean => method === 'POST' || method === 'PUT'

/** Whether it is a list that is asked for in a body. */
const isTwin = (one: Operation): boolean => lists.has(one.name) && hasBody(one)

const titled = (some: readonly Operation[]): readonly (readonly [string, Operation])[] =>
  some.map(one => [`${one.resource.name} ${one.name} by ${one.line.method}`, one])

/** Operations that take a JSON body; those of which it may have fields. */
export const bodied = titled(operations.filter(one => hasBody(one) && !asksFile(one.action)))
export const asking = bodied.filter(([, one]) => !isTwin(one) && Object.keys(one.fields).length > 0)

/** Lists that are asked for in a body. */
export const twins = bodied.filter(([, one]) => isTwin(one))

/** Operations that take a form of several parts. */
export const formed = titled(operations.filter(({ action }) => asksFile(action)))

/** Operations whose input stands in their address. */
export const addressed = titled(operations.filter(one => !hasBody(one)))

/** Operations with parameters in their path. */
export const placed = titled(operations.filter(({ line }) => pathParameters(line.template).length > 0))

/** Whether it is about one record among many. */
export const isOnRow = ({ resource, name, action }: Operation): boolean =>
  action.on !== 'list' && !['create', 'list', 'options'].includes(name) && hasRecords(resource) && !resource.singleton

/** Its path with these values, with a leading slash. */
export const pathOf = ({ line }: Operation, values: Readonly<Record<string, unknown>>): string =>
  `/${line.template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))}`

/** What an operation knows in its query: fields, and what every list knows. */
export const parametersOf = ({ resource, name, fields }: Operation): readonly string[] => [
  ...Object.keys(fields),
  'id',
  'version',
  ...(lists.has(name) || name === 'history' ? ['page', 'size'] : []),
  ...(lists.has(name)
    ? [
        'sort',
        'range',
        'filter',
        'q',
        'totals',
        'format',
        'columns',
        ...(isLogicallyDeleted(resource) ? ['deleted'] : []),
      ]
    : []),
]

/**
 * Each `full`th of them in the full run, else each `short`th; which ones, `first` says, so that operations are asked
 * different ones. Of few it is one at least: who is asked nothing passes.
 */
export const some = <T>(all: readonly T[], first: number, full = 1, short = 60 * full): readonly T[] => {
  const every = Math.min(isFull ? full : short, Math.max(1, all.length))
  return all.filter((_, at) => at % every === first % every)
}

/**
 * In `npm test`, each so many-th operation is sent what no page sends: the same few parts of the host read addresses,
 * bodies and headers of all, and operations that are asked are asked different ones.
 */
export const oddEvery = 7
