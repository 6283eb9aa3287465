import type { Action, CallSpec, Method, Operation } from './action.ts'
import { arrangement } from './arrangement.ts'
import { importSteps } from './importing.ts'
import { remembered } from './remembered.ts'
import type { AnyResource } from './resource.ts'

/** A call taken apart: method, path template without leading slash, and what the body is made of. */
export interface RequestLine {
  readonly method: Method
  readonly template: string
  readonly send?: { readonly [sent: string]: string }
}

/** A request ready to be sent; `path` is encoded and has no leading slash. */
export interface Request {
  readonly method: Method
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

const parse = (spec: CallSpec): RequestLine => {
  const { path, send } = typeof spec === 'string' ? { path: spec, send: undefined } : spec
  const [method, template] = path.split(' ') as [Method, string]
  return send ? { method, template, send } : { method, template }
}

/** A singleton is one record, so that no call of it names one. */
const singletonLine = (name: string, base: string, on: Action['on']): string => {
  switch (name) {
    case 'get':
      return `GET ${base}`
    case 'update':
      return `PUT ${base}`
    case 'history':
    case 'contact':
      return `GET ${base}/${name}`
    default:
      return `${on === 'list' ? 'POST' : 'PUT'} ${base}/${name}`
  }
}

const standardLine = (name: string, base: string, on: Action['on']): string => {
  switch (name) {
    case 'list':
      return `GET ${base}`
    case 'get':
      return `GET ${base}/{id}`
    case 'create':
      return `POST ${base}`
    case 'update':
      return `PUT ${base}/{id}`
    case 'remove':
      return `DELETE ${base}/{id}`
    case 'options':
      return `GET ${base}/options`
    case 'sort':
      return `PUT ${base}/sort`
    case 'history':
    case 'contact':
      return `GET ${base}/{id}/${name}`
    default:
      return on === 'list' ? `POST ${base}/${name}` : `PUT ${base}/${name}/{id}`
  }
}

/**
 * A resource of many records of which nothing that operators call declares how: it speaks the simple-REST dialect. What
 * others call, such as devices, is no part of that.
 */
export const isRegular = remembered(
  (resource: AnyResource): boolean =>
    !resource.singleton &&
    [...Object.values(resource.actions), ...Object.values(resource.calls).filter(({ by }) => by === undefined)].every(
      ({ call }) => call === undefined,
    ),
)

type Operations = { readonly [name: string]: Operation }

/**
 * Calls that follow from actions and so are never declared: `export` from `list`, `history` from `get` of what is
 * stored, and `contact`, which reveals and logs what is masked.
 */
export const derivedCalls = remembered((resource: AnyResource): Operations => ({
  ...(resource.actions['list'] && resource.list ? { export: { on: 'list' as const } } : {}),
  ...(resource.actions['get'] && resource.rows === undefined ? { history: {} } : {}),
  ...(resource.actions['get'] && Object.values(resource.fields).some(field => field.mask) ? { contact: {} } : {}),
}))

/**
 * The calls that `import` brings along where it is declared, itself included; they stand beside the engine, as exports
 * do.
 */
export const importCalls = remembered((resource: AnyResource): Operations => {
  const { import: declared, list } = resource.actions
  if (!declared) return {}
  const path = list?.call ? parse(list.call).template : `api/${resource.name}`
  const calls = importSteps(path, declared.permission ?? `${resource.name}:import`)
  return { ...calls, import: { ...calls['import'], ...declared } }
})

/** The action that a call tells of beforehand: it is open to the same operators, in the same states. */
const previewed = ({ name, actions }: AnyResource, call: string): Pick<Operation, 'permission' | 'when'> => {
  const found = Object.entries(actions).find(([, { preview }]) => preview === call)
  if (!found) return {}
  const [action, { permission = `${name}:${action}`, when }] = found
  return { permission, ...(when ? { when } : {}) }
}

/** The declared calls; what is about no record is on the list. */
const declaredCalls = (resource: AnyResource): Operations =>
  Object.fromEntries(
    Object.entries(resource.calls).map(([name, { on, ...call }]): [string, Operation] => [
      name,
      { ...previewed(resource, name), ...call, on: on ?? 'list' },
    ]),
  )

/**
 * Declared and derived actions and calls by name; `sort` asks on every resource for the same, and `import` brings its
 * calls along.
 */
export const operationsOf = remembered((resource: AnyResource): Operations => {
  const { sort } = resource.actions
  return {
    ...derivedCalls(resource),
    ...resource.actions,
    ...(sort ? { sort: { ...arrangement(resource), ...sort } } : {}),
    ...importCalls(resource),
    ...declaredCalls(resource),
  }
})

/** An action or a call by name, or undefined; names of Object.prototype are neither. */
export const operationNamed = (resource: AnyResource, name: string): Operation | undefined => {
  const operations = operationsOf(resource)
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}

/** Whether it is a call, declared or derived, rather than an action. */
export const isCall = (resource: AnyResource, name: string): boolean => !Object.hasOwn(resource.actions, name)

/** Where a declaration of that name stands: `patient.actions.disable`, `patient.calls.checkMobile`. */
export const placeOf = (resource: AnyResource, name: string): string =>
  `${resource.name}.${isCall(resource, name) ? 'calls' : 'actions'}.${name}`

/** The actions and calls that a descriptor declares, each with its place. */
export const declaredOperations = (
  resource: AnyResource,
): { readonly name: string; readonly place: string; readonly operation: Operation }[] =>
  [...Object.entries(resource.actions), ...Object.entries(declaredCalls(resource))].map(([name, operation]) => ({
    name,
    place: placeOf(resource, name),
    operation,
  }))

/** How an action or a call of a resource is made. Throws for an unknown one. */
export const requestLine = (resource: AnyResource, name: string): RequestLine => {
  const action = operationNamed(resource, name)
  if (!action) throw new Error(`Resource ${resource.name} has no action ${name}`)
  if (action.call) return parse(action.call)
  if (name === 'export') return { method: 'GET', template: `${requestLine(resource, 'list').template}/export` }
  const standard = resource.singleton ? singletonLine : standardLine
  const [method, template] = standard(name, `api/${resource.name}`, action.on).split(' ') as [Method, string]
  return { method, template }
}

/** The names in braces of a path template. */
export const pathParameters = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)

/**
 * A value as one segment of a path. Throws for what would be no segment of its own: nothing, `.` and `..`, which a URL
 * parser resolves.
 */
export const pathSegment = (value: unknown): string => {
  const segment =
    typeof value === 'string' || typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))
      ? String(value)
      : ''
  if (segment === '' || segment === '.' || segment === '..')
    throw new Error(`${JSON.stringify(segment)} cannot stand in a path`)
  return encodeURIComponent(segment)
}

/**
 * Turns an action's input into a request. Throws where a path parameter is missing, so that no `undefined` gets into a
 * URL.
 */
export const toRequest = (line: RequestLine, input: Readonly<Record<string, unknown>>): Request => {
  const rest: Record<string, unknown> = line.send
    ? Object.fromEntries(Object.entries(line.send).map(([sent, name]) => [sent, input[name]]))
    : { ...input }
  const path = line.template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name]
    if (value === undefined || value === null || value === '')
      throw new Error(`${line.method} ${line.template} needs ${name}`)
    delete rest[name]
    return pathSegment(value)
  })
  return line.method === 'GET' || line.method === 'DELETE'
    ? { method: line.method, path, query: rest }
    : { method: line.method, path, query: {}, body: rest }
}
