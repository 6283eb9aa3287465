import { isPersonal } from './fields.ts'
import { operationNamed, pathParameters, requestLine } from './calls.ts'
import type { RequestLine } from './calls.ts'
import { remembered } from './remembered.ts'
import type { AnyResource } from './resource.ts'

/**
 * Names by which the lists of a resource may be asked for somebody: personal filters, and the search. That takes
 * whatever is typed, and a name is looked for among everything there is.
 */
export const personalFilters = remembered(({ fields, list, actions }: AnyResource): ReadonlySet<string> => {
  const asked = { ...fields, ...actions['list']?.input }
  return new Set([...Object.keys(asked).filter(name => isPersonal(asked[name]!)), ...(list?.search ? ['q'] : [])])
})

/** Actions that take the filters of a list. */
export const takesFilters: readonly string[] = ['list', 'options', 'export']

const personalAsked = (resource: AnyResource, name: string): string[] =>
  Object.entries(operationNamed(resource, name)?.input ?? {})
    .filter(([, field]) => isPersonal(field))
    .map(([asked]) => asked)

/**
 * The same call with what it asks in a body, for what must not stand in an address: `POST {path}/query` beside the GET
 * of a list, its options and its export, and of any action that asks for something personal. undefined where there is
 * none.
 */
export const queryLine = (resource: AnyResource, name: string): RequestLine | undefined => {
  const { method, template } = requestLine(resource, name)
  const asked = personalAsked(resource, name)
  if (method !== 'GET' || (!takesFilters.includes(name) && asked.length === 0)) return undefined
  const inPath = pathParameters(template).filter(parameter => asked.includes(parameter))
  const path = inPath.reduce((rest, parameter) => rest.replace(`/{${parameter}}`, ''), template)
  return { method: 'POST', template: `${path}/query` }
}

/** All lines by which an action is called. */
export const requestLines = (resource: AnyResource, name: string): readonly RequestLine[] => {
  const twin = queryLine(resource, name)
  return twin ? [requestLine(resource, name), twin] : [requestLine(resource, name)]
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** How an action is called with this input: by the line whose address then holds nothing personal. */
export const lineFor = (resource: AnyResource, name: string, input: Readonly<Record<string, unknown>>): RequestLine => {
  const personal = takesFilters.includes(name) ? personalFilters(resource) : new Set(personalAsked(resource, name))
  const twin = Object.entries(input).some(([key, value]) => personal.has(key) && isGiven(value))
    ? queryLine(resource, name)
    : undefined
  return twin ?? requestLine(resource, name)
}
