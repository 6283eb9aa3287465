import type { Action, CallSpec, Method } from './action.ts'
import { arrangement } from './arrangement.ts'
import { importCalls } from './importing.ts'
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
    case 'get': return `GET ${base}`
    case 'update': return `PUT ${base}`
    case 'history': case 'contact': return `GET ${base}/${name}`
    default: return `${on === 'list' ? 'POST' : 'PUT'} ${base}/${name}`
  }
}

const standardLine = (name: string, base: string, on: Action['on']): string => {
  switch (name) {
    case 'list': return `GET ${base}`
    case 'get': return `GET ${base}/{id}`
    case 'create': return `POST ${base}`
    case 'update': return `PUT ${base}/{id}`
    case 'remove': return `DELETE ${base}/{id}`
    case 'options': return `GET ${base}/options`
    case 'sort': return `PUT ${base}/sort`
    case 'history': case 'contact': return `GET ${base}/{id}/${name}`
    default: return on === 'list' ? `POST ${base}/${name}` : `PUT ${base}/${name}/{id}`
  }
}

/** A resource of many records none of whose actions declares a call: it speaks the simple-REST dialect. */
export const isRegular = remembered((resource: AnyResource): boolean =>
  !resource.singleton && Object.values(resource.actions).every(action => action.call === undefined))

/**
 * Actions that follow from others and so are never declared: `export` from `list`, `history` from `get`, and `contact`,
 * which reveals and logs what is masked.
 */
export const derivedActions = remembered((resource: AnyResource): { readonly [name: string]: Action } => ({
  ...(resource.actions['list'] && resource.list ? { export: { on: 'list' as const, hidden: true } } : {}),
  ...(resource.actions['get'] ? { history: { hidden: true } } : {}),
  ...(resource.actions['get'] && Object.values(resource.fields).some(field => field.mask) ? { contact: { hidden: true } } : {}),
}))

/** The calls that `import` brings along where it is declared; they stand beside the engine, as exports do. */
export const importActions = remembered((resource: AnyResource): { readonly [name: string]: Action } => {
  const { import: declared, list } = resource.actions
  if (!declared) return {}
  const path = list?.call ? parse(list.call).template : `api/${resource.name}`
  const calls = importCalls(path, declared.permission ?? `${resource.name}:import`)
  return { ...calls, import: { ...calls['import'], ...declared } }
})

/** Declared and derived actions by name; `sort` asks on every resource for the same, and `import` brings its calls along. */
export const actionsOf = remembered((resource: AnyResource): { readonly [name: string]: Action } => {
  const { sort } = resource.actions
  return { ...derivedActions(resource), ...resource.actions, ...(sort ? { sort: { ...arrangement(resource), ...sort } } : {}), ...importActions(resource) }
})

/** An action by name, or undefined; names of Object.prototype are no actions. */
export const actionNamed = (resource: AnyResource, name: string): Action | undefined => {
  const actions = actionsOf(resource)
  return Object.hasOwn(actions, name) ? actions[name] : undefined
}

/** How an action of a resource is called. Throws for an unknown action. */
export const requestLine = (resource: AnyResource, name: string): RequestLine => {
  const action = actionNamed(resource, name)
  if (!action) throw new Error(`Resource ${resource.name} has no action ${name}`)
  if (action.call) return parse(action.call)
  if (name === 'export') return { method: 'GET', template: `${requestLine(resource, 'list').template}/export` }
  const standard = resource.singleton ? singletonLine : standardLine
  const [method, template] = standard(name, `api/${resource.name}`, action.on).split(' ') as [Method, string]
  return { method, template }
}

/** The names in braces of a path template. */
export const pathParameters = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)

/** A value as one segment of a path. Throws for what would be no segment of its own: nothing, `.` and `..`, which a URL parser resolves. */
export const pathSegment = (value: unknown): string => {
  const segment = typeof value === 'string' || typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : ''
  if (segment === '' || segment === '.' || segment === '..') throw new Error(`${JSON.stringify(segment)} cannot stand in a path`)
  return encodeURIComponent(segment)
}

/** Turns an action's input into a request. Throws where a path parameter is missing, so that no `undefined` gets into a URL. */
export const toRequest = (line: RequestLine, input: Readonly<Record<string, unknown>>): Request => {
  const rest: Record<string, unknown> = line.send
    ? Object.fromEntries(Object.entries(line.send).map(([sent, name]) => [sent, input[name]]))
    : { ...input }
  const path = line.template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name]
    if (value === undefined || value === null || value === '') throw new Error(`${line.method} ${line.template} needs ${name}`)
    delete rest[name]
    return pathSegment(value)
  })
  return line.method === 'GET' || line.method === 'DELETE' ? { method: line.method, path, query: rest } : { method: line.method, path, query: {}, body: rest }
}
