import { operationsOf } from '../../resources/core/calls.ts'
import { requestLines, takesFilters } from '../../resources/core/personal.ts'
import { remembered } from '../../resources/core/remembered.ts'
import type { AnyResource } from '../../resources/core/resource.ts'

export type Registry = { readonly [name: string]: AnyResource }

/** A call as it reached the server. */
export interface Call {
  readonly resource: string
  readonly action: string
  readonly id: number | undefined
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

interface Route {
  readonly resource: AnyResource
  readonly action: string
  readonly method: string
  readonly pattern: RegExp
}

const matcher = (template: string): RegExp =>
  new RegExp(
    `^/${template
      .replace(/\/$/, '')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`,
  )

/** Those of literal paths, and those of paths with parameters. */
const routesIn = remembered((resource: AnyResource): readonly [literal: readonly Route[], open: readonly Route[]] => {
  const all = Object.keys(operationsOf(resource)).flatMap(action =>
    requestLines(resource, action).map(({ method, template }): Route => ({
      resource,
      action,
      method,
      pattern: matcher(template),
    })),
  )
  const isOpen = ({ pattern }: Route): boolean => pattern.source.includes('?<')
  return [all.filter(route => !isOpen(route)), all.filter(isOpen)]
})

/** Every call of some resources. A literal path goes before one with parameters. */
export const routesOf = (resources: Registry): Route[] => {
  const each = Object.values(resources).map(routesIn)
  return [...each.flatMap(([literal]) => literal), ...each.flatMap(([, open]) => open)]
}

const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

/** The call that a request is, by the descriptors that declare it. Throws where none does. */
export const readCall = (
  routes: readonly Route[],
  url: string,
  init: RequestInit = {},
): { readonly route: Route; readonly call: Call } => {
  const { pathname, searchParams } = new URL(url, 'http://memory') // the provider may be without a host
  const method = init.method ?? 'GET'
  const route = routes.find(one => one.method === method && one.pattern.test(pathname))
  if (!route) throw new Error(`Nobody answers ${method} ${pathname}`)
  const sent =
    init.body instanceof FormData
      ? Object.fromEntries(init.body)
      : typeof init.body === 'string'
        ? (JSON.parse(init.body) as Record<string, unknown>)
        : {}
  // What is asked in a body reads as what is asked in an address.
  const isAsked = method === 'POST' && takesFilters.includes(route.action)
  const query = { ...Object.fromEntries(searchParams), ...(isAsked ? texts(sent) : {}) }
  const body = isAsked ? {} : sent
  const id = route.pattern.exec(pathname)!.groups?.['id'] ?? body['id'] ?? query['id']
  return {
    route,
    call: {
      resource: route.resource.name,
      action: route.action,
      id: id === undefined ? undefined : Number(id),
      query,
      body,
    },
  }
}
