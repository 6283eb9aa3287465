import type { GetListResult, SortPayload } from 'react-admin'
import type { Method } from '../resources/core/action.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import type { HttpCall, HttpClient, HttpReply } from './httpClient.ts'
import { localError } from './HttpError.ts'
import type { Id } from './HttpError.ts'
import type { Page } from './listReply.ts'
import { withQuery } from './query.ts'
import type { Query } from './query.ts'

export type Values = Readonly<Record<string, unknown>>

export interface ListQuery {
  readonly page: Page
  readonly sort: SortPayload | undefined
  readonly filter: Values
}

/** What goes with every call of one logical operation. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /**
   * react-admin's `meta`, for what the dialect itself understands (`embed`, and `totals: true` for the sums that a list
   * declares).
   */
  readonly meta?: Values
}

/** How the standard calls of a resource are spoken. Records go in and out as they are; all policy is the provider's. */
export interface Dialect {
  list(resource: AnyResource, query: ListQuery, options: CallOptions): Promise<GetListResult>
  get(resource: AnyResource, id: Id, options: CallOptions): Promise<unknown>
  create(resource: AnyResource, data: Values, options: CallOptions): Promise<unknown>
  update(resource: AnyResource, id: Id, data: Values, options: CallOptions): Promise<unknown>
  remove(resource: AnyResource, id: Id, data: Values, options: CallOptions): Promise<unknown>
}

/** What a react-admin call says beside its own parameters. */
export const asOptions = ({
  signal,
  meta,
}: {
  readonly signal?: AbortSignal
  readonly meta?: unknown
}): CallOptions => ({
  ...(signal ? { signal } : {}),
  ...(meta !== null && typeof meta === 'object' ? { meta: meta as Values } : {}),
})

/** A reply that must be a record; one without an id of its own (a singleton) has the id it was asked by. */
export const asRecord = (json: unknown, id?: Id): Values & { id: Id } => {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw localError('unreadable', 200)
  const record = json as Values
  const own = (record['id'] ?? id) as Id | undefined
  if (own === undefined) throw localError('unreadable', 200)
  return { ...record, id: own }
}

export const keyHeader = (options: CallOptions): Record<string, string> =>
  options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }

/** A body as it is sent: a form where a file is in it, JSON otherwise. */
const written = (body: Values): string | FormData => {
  if (!Object.values(body).some(value => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

export interface SpelledRequest {
  readonly method: Method
  readonly path: string
  readonly query: Query
  readonly body?: Values
}

/**
 * One request in the irregular manner: query for GET and DELETE, JSON body otherwise, or a form where there is a file.
 */
export const toCall = ({ method, path, query, body }: SpelledRequest, options: CallOptions): HttpCall => ({
  method,
  path: withQuery(path, query),
  headers: keyHeader(options),
  ...(body === undefined ? {} : { body: written(body) }),
  ...(options.signal ? { signal: options.signal } : {}),
})

/** Sends it and reads the JSON reply. */
export const sendRequest = (http: HttpClient, request: SpelledRequest, options: CallOptions): Promise<HttpReply> =>
  http.call(toCall(request, options))
