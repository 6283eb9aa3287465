import { pathParameters } from '../../resources/core/calls.ts'
import type { RequestLine } from '../../resources/core/calls.ts'
import type { Field, Fields } from '../../resources/core/field.ts'
import { singletonId } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { message } from '../../resources/core/message.ts'
import { invalid, notFound, Problem } from './errors/problem.ts'
import type { Query } from './dialects.ts'
import { asId } from './ids.ts'
import { missing } from './missing.ts'

/** A request's parts, as they were parsed. */
export interface Sent {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: Query
  readonly body: unknown
}

export type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The body as an object under the action's own names; an empty one counts as `{}`. */
const bodyOf = ({ send }: RequestLine, body: unknown): Values => {
  if (body === undefined || body === null) return {}
  if (!isRecord(body)) throw new Problem(400, 'invalidBody')
  if (!send) return body
  return Object.fromEntries(
    Object.entries(body).map(([sent, value]) => [Object.hasOwn(send, sent) ? send[sent]! : sent, value]),
  )
}

/**
 * The value that a text of a query or a form spells for a field; the text itself where it spells none, to be refused.
 */
export const readQueryValue = (field: Field | undefined, value: string | string[]): unknown => {
  const text = Array.isArray(value) ? value.join(',') : value
  if (!field || text === '') return text === '' ? null : text
  if (typeOf(field).filter === 'overlaps') return text.split(',').map(one => typeOf(field).read(one, field) ?? one)
  return typeOf(field).read(text, field) ?? text
}

const queryValues = (query: Query, fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, readQueryValue(Object.hasOwn(fields, name) ? fields[name] : undefined, value!)]),
  )

// A path that spells no possible value leads nowhere.
const pathValues = ({ template }: RequestLine, params: Sent['params'], fields: Fields): Values =>
  Object.fromEntries(
    pathParameters(template)
      .filter(name => fields[name])
      .map(name => {
        const value = typeOf(fields[name]!).read(params[name] ?? '', fields[name]!)
        if (value === undefined || (typeof value === 'number' && asId(value) === undefined)) throw notFound()
        return [name, value]
      }),
  )

/** What was sent by the names of the action's input: query for GET and DELETE, body otherwise, and the path. */
export const inputOf = (line: RequestLine, sent: Sent, fields: Fields): Values => ({
  ...(line.method === 'GET' || line.method === 'DELETE' ? queryValues(sent.query, fields) : bodyOf(line, sent.body)),
  ...pathValues(line, sent.params, fields),
})

/**
 * The id of the record that is meant: the one there is, or from the path, or from the input where the path has none.
 * Throws 404 for what can be no id.
 */
export const recordIdOf = (resource: AnyResource, line: RequestLine, sent: Sent, input: Values): number => {
  if (resource.singleton) return singletonId
  const isInPath = pathParameters(line.template).includes('id')
  const given = isInPath ? sent.params['id'] : input['id']
  if (given === undefined || given === null || given === '') throw invalid({ id: message('required') })
  const id = asId(given)
  if (id === undefined) throw missing(resource, given)
  return id
}

/** The version that the caller has seen, or undefined where it does not say. */
export const versionOf = (input: Values): number | undefined => {
  const { version } = input
  if (version === undefined || version === null || version === '') return undefined
  const number = asId(version)
  if (number === undefined) throw invalid({ version: message('integer') })
  return number
}
