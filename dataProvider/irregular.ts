import { givesFile } from '../resources/core/action.ts'
import { operationNamed, requestLine, toRequest } from '../resources/core/calls.ts'
import { lineFor, takesFilters } from '../resources/core/personal.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import { sendRequest, toCall } from './Dialect.ts'
import type { CallOptions, Dialect, ListQuery, Values } from './Dialect.ts'
import type { HttpClient } from './httpClient.ts'
import { readList, toListResult } from './listReply.ts'
import { toFilters, toSort } from './query.ts'

// The one record of a singleton is called by no id.
const unnamed = ({ id: _, ...input }: Values): Values => input

const spelled = (resource: AnyResource, action: string, input: Values) => {
  const line = lineFor(resource, action, input)
  const { query, body, ...rest } = toRequest(line, resource.singleton ? unnamed(input) : input)
  // Filters are spelled alike wherever they stand.
  return {
    ...rest,
    query: toFilters(query),
    ...(body ? { body: takesFilters.includes(action) ? toFilters(body) : body } : {}),
  }
}

/** Sends an action that answers a file; its body is still to be read. */
export const streamAction = (
  http: HttpClient,
  resource: AnyResource,
  action: string,
  input: Values,
  options: CallOptions,
): Promise<Response> => {
  const { headers, ...call } = toCall(spelled(resource, action, input), options)
  return http.stream({ ...call, headers: { ...headers, Accept: '*/*' } })
}

/**
 * Sends one action of a resource as its descriptor spells it and answers the JSON reply, or the file as a Blob where it
 * gives one.
 */
export const runAction = async (
  http: HttpClient,
  resource: AnyResource,
  action: string,
  input: Values,
  options: CallOptions,
): Promise<unknown> =>
  givesFile(operationNamed(resource, action) ?? {})
    ? (await streamAction(http, resource, action, input, options)).blob()
    : (await sendRequest(http, spelled(resource, action, input), options)).json

/** page (from zero), size, sort and filters as the list calls take them. */
export const toListInput = ({ page, sort, filter }: ListQuery): Values => {
  const spelled = toSort(sort)
  return {
    page: page.page - 1,
    size: page.perPage,
    ...(spelled === undefined ? {} : { sort: spelled }),
    ...toFilters(filter),
  }
}

/** The dialect of resources that declare calls: each standard call is an action, made of its call line. */
export const irregular = (http: HttpClient): Dialect => ({
  async list(resource, query, options) {
    const totals = options.meta?.['totals'] === true ? { totals: true } : {}
    return toListResult(
      readList(await runAction(http, resource, 'list', { ...toListInput(query), ...totals }, options)),
      query.page,
    )
  },
  get: (resource, id, options) => runAction(http, resource, 'get', { id }, options),
  create: (resource, data, options) => runAction(http, resource, 'create', data, options),
  update: (resource, id, data, options) => runAction(http, resource, 'update', { ...data, id }, options),
  remove(resource, id, data, options) {
    const { send } = requestLine(resource, 'remove')
    return runAction(http, resource, 'remove', send ? { ...data, id } : { id }, options)
  },
})
