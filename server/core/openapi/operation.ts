import { asksFile } from '../../../resources/core/action.ts'
import type { Operation, Realm } from '../../../resources/core/action.ts'
import { isRegular, pathParameters, requestLine } from '../../../resources/core/calls.ts'
import type { RequestLine } from '../../../resources/core/calls.ts'
import { isStored } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { JsonSchema } from '../../../resources/core/fieldType.ts'
import { permissionOf } from '../../../resources/core/permission.ts'
import { isRepeatable } from '../../../resources/core/effects.ts'
import { isDeniedToTokens } from '../../../resources/core/tokens.ts'
import { answerOf, json } from './answer.ts'
import type { Content } from './answer.ts'
import {
  exportParameters,
  historyParameters,
  listParameters,
  optionsParameters,
  pathParametersOf,
  queryParameters,
} from './parameters.ts'
import type { Parameter } from './parameters.ts'
import { id, inputSchema, reference, schemaName, version } from './schemas.ts'
import type { Words } from './words.ts'

type Reference = { readonly $ref: string }

export interface OperationObject {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, JsonSchema>>
}

/** An action with what follows from where and how it is called. */
interface Called {
  readonly resource: AnyResource
  readonly name: string
  readonly action: Operation
  readonly words: Words
  readonly path: readonly Parameter[]
  readonly inPath: readonly string[]
  /** Its input travels in the query rather than in a body. */
  readonly inQuery: boolean
  /** It is about one record, which the path names, or else an `id` beside the other input. */
  readonly onRecord: boolean
  /** The record is named, unless there is but one. */
  readonly needsId: boolean
}

const onList = new Set(['list', 'create', 'options', 'export'])

const called = (resource: AnyResource, name: string, action: Operation, words: Words, line: RequestLine): Called => ({
  resource,
  name,
  action,
  words,
  path: pathParametersOf(line, action.input ?? {}),
  inPath: pathParameters(line.template),
  inQuery: line.method === 'GET' || line.method === 'DELETE',
  onRecord: action.on !== 'list' && !onList.has(name),
  needsId: !resource.singleton,
})

const askedText =
  ({ resource, name, words }: Called) =>
  (field: string): string =>
    words.asked(resource, name, field)

const keyParameter = ({ resource, name, action }: Called): Reference[] => [
  ...(isRepeatable(resource, name, action) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(action.reauthenticate === undefined ? [] : [{ $ref: '#/components/parameters/Reauthentication' }]),
]

/** What the list asks for besides its filters; in the simple-REST dialect it stands in `filter`, as they do. */
const listInput = ({ resource, name, words }: Called): Parameter[] =>
  name === 'list' && isRegular(resource)
    ? []
    : queryParameters(resource.actions['list']?.input ?? {}, field => words.asked(resource, 'list', field), [])

/** What an action that takes the filters of a list may be asked; undefined for any other. */
const filterParameters = (one: Called): Parameter[] | undefined => {
  const { resource, name, action, words, inPath } = one
  switch (name) {
    case 'list':
      return [...listParameters(resource, words), ...listInput(one)]
    case 'export':
      return [...exportParameters(resource, words), ...listInput(one)]
    case 'options':
      return [...optionsParameters(resource, words), ...queryParameters(action.input ?? {}, askedText(one), inPath)]
    default:
      return undefined
  }
}

const inputParameters = (one: Called): (Parameter | Reference)[] => {
  const { name, action, words, inPath } = one
  const asked = queryParameters(action.input ?? {}, askedText(one), inPath)
  const filters = filterParameters(one)
  if (filters) return one.inQuery ? filters : []
  if (name === 'history') return historyParameters(words)
  if (!one.inQuery) return keyParameter(one)
  return [
    ...keyParameter(one),
    ...(one.onRecord && one.needsId && !inPath.includes('id')
      ? [{ name: 'id', in: 'query', required: true, schema: id } as const]
      : []),
    ...asked,
  ]
}

const described = ({ schema, description }: Parameter): JsonSchema => ({
  ...schema,
  ...(description ? { description } : {}),
})

const body = (one: Called): JsonSchema | undefined => {
  const { resource, name, action, inPath, inQuery, onRecord, needsId } = one
  if (inQuery) return undefined
  const filters = filterParameters(one)
  if (filters)
    return { type: 'object', properties: Object.fromEntries(filters.map(filter => [filter.name, described(filter)])) }
  if (name === 'create') return reference(schemaName(resource, 'Input'))
  if (name === 'update') {
    const change = reference(schemaName(resource, 'Change'))
    return inPath.includes('id') || !needsId ? change : { allOf: [change, { type: 'object', required: ['id'] }] }
  }
  const asked = inputSchema(action.input ?? {}, askedText(one))
  const properties = {
    ...(onRecord ? { ...(needsId ? { id } : {}), ...(isStored(resource) ? { version } : {}) } : {}),
    ...(asked['properties'] as Readonly<Record<string, JsonSchema>>),
  }
  const required = [...(onRecord && needsId ? ['id'] : []), ...((asked['required'] ?? []) as readonly string[])].filter(
    key => !inPath.includes(key),
  )
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => !inPath.includes(key))),
    ...(required.length > 0 ? { required } : {}),
  }
}

const whoMay = (may: string, by: Realm | undefined, { own }: Words): string =>
  by
    ? own.realms[by]
    : may === 'public'
      ? own.public
      : may === 'signedIn'
        ? own.signedIn
        : `${own.permission}: \`${may}\``

/** The OpenAPI operation of one action, declared or derived, as one of its lines calls it. */
export const operation = (
  resource: AnyResource,
  name: string,
  action: Operation,
  words: Words,
  line: RequestLine,
): OperationObject => {
  const one = called(resource, name, action, words, line)
  const isTwin = line.method !== requestLine(resource, name).method
  const may = permissionOf(resource, name)
  const schema = body(one)
  const { status, content } = answerOf(resource, name, action)
  const failures = [
    '400',
    ...(may === 'public' ? [] : ['401', '403', ...(action.by ? [] : ['444', '445'])]),
    ...(one.onRecord ? ['404', '409'] : []),
    '429',
  ]
  return {
    operationId: `${resource.name}.${name}${isTwin ? 'Query' : ''}`,
    tags: [resource.name],
    summary: `${words.resource(resource)}: ${words.action(resource, name)}`,
    description: [whoMay(may, action.by, words), ...(isTwin ? [words.own.inBody] : [])].join(words.own.stop),
    security:
      may === 'public'
        ? []
        : [
            { [action.by ?? 'bearer']: [] },
            ...(action.by !== undefined || isDeniedToTokens(resource, name) ? [] : [{ apiToken: [] }]),
          ],
    parameters: [...one.path, ...inputParameters(one), { $ref: '#/components/parameters/Language' }],
    ...(schema
      ? {
          requestBody: {
            required: true,
            content: asksFile(action) ? { 'multipart/form-data': { schema } } : json(schema),
          },
        }
      : {}),
    responses: {
      [status]: { description: words.own.done, content },
      ...Object.fromEntries(failures.map(failure => [failure, { $ref: '#/components/responses/Failure' }])),
    },
  }
}
