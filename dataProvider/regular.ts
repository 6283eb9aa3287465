import simpleRestProvider from 'ra-data-simple-rest'
import { pathSegment, requestLine } from '../resources/core/calls.ts'
import type { RequestLine } from '../resources/core/calls.ts'
import { lineFor } from '../resources/core/personal.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import { keyHeader } from './Dialect.ts'
import type { CallOptions, Dialect } from './Dialect.ts'
import type { HttpCall, HttpClient, HttpReply } from './httpClient.ts'
import type { Id } from './HttpError.ts'
import { readList, toListResult } from './listReply.ts'
import { toFilter } from './query.ts'

/** Says beside `Content-Range` that the total is only a minimum. */
const minimumHeader = 'X-Total-Is-Minimum'

const asMethod = (method: string | undefined) => (method ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The same question in a body as in the query of an address: its parameters are JSON. */
const inBody = ({ method, template }: RequestLine, url: string): Pick<HttpCall, 'method' | 'path' | 'body'> => {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  return {
    method,
    path: template,
    body: JSON.stringify(Object.fromEntries([...query].map(([name, value]) => [name, JSON.parse(value) as unknown]))),
  }
}

/**
 * A simple-REST provider over our client for one operation, which is called by `line` where its question must not stand
 * in an address; `last` is the reply it got.
 */
const rest = (http: HttpClient, options: CallOptions, line?: RequestLine) => {
  const replies: HttpReply[] = []
  const provider = simpleRestProvider(
    'api',
    async (url, init: { method?: string; body?: unknown; headers?: unknown; signal?: unknown } = {}) => {
      const range = init.headers instanceof Headers ? init.headers.get('Range') : null
      const reply = await http.call({
        method: asMethod(init.method),
        path: url,
        headers: { ...keyHeader(options), ...(range === null ? {} : { Range: range }) },
        ...(typeof init.body === 'string' ? { body: init.body } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(line?.method === 'POST' ? inBody(line, url) : {}),
      })
      replies.push(reply)
      return { status: reply.status, headers: reply.headers, body: reply.text, json: reply.json }
    },
  )
  return { provider, last: () => replies.at(-1) }
}

// The dialect keeps JSON in its one filter parameter: lists stay lists, ranges are spelled as everywhere.
const jsonFilter = (filter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => toFilter(value) !== undefined)
      .map(([name, value]) => [
        name,
        value !== null && typeof value === 'object' && !Array.isArray(value) ? toFilter(value) : value,
      ]),
  )

const supported = (resource: AnyResource, action: string): string => {
  requestLine(resource, action)
  return resource.name
}

const segment = (id: Id): Id => {
  pathSegment(id)
  return id
}

/** The dialect of resources that declare no calls, spoken by `ra-data-simple-rest` over our client. */
export const regular = (http: HttpClient): Dialect => ({
  async list(resource, { page, sort, filter }, options) {
    const spelled = jsonFilter(filter)
    const { provider, last } = rest(http, options, lineFor(resource, 'list', spelled))
    const order = sort ?? { field: 'id', order: 'ASC' as const }
    const { data, total } = await provider.getList(supported(resource, 'list'), {
      pagination: page,
      sort: order,
      filter: spelled,
      meta: options.meta,
    })
    const counted = typeof total === 'number' && Number.isFinite(total) ? total : undefined
    return toListResult(
      { ...readList(data), total: counted, isMinimum: last()?.headers.get(minimumHeader) === 'true' },
      page,
    )
  },
  get: async (resource, id, options) =>
    (await rest(http, options).provider.getOne(supported(resource, 'get'), { id: segment(id), meta: options.meta }))
      .data as unknown,
  create: async (resource, data, options) =>
    (await rest(http, options).provider.create(supported(resource, 'create'), { data, meta: options.meta }))
      .data as unknown,
  update: async (resource, id, data, options) =>
    (
      await rest(http, options).provider.update(supported(resource, 'update'), {
        id: segment(id),
        data,
        previousData: { id },
        meta: options.meta,
      })
    ).data as unknown,
  remove: async (resource, id, _data, options) =>
    (await rest(http, options).provider.delete(supported(resource, 'remove'), { id: segment(id), meta: options.meta }))
      .data as unknown,
})
