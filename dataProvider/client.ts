import type { SortPayload } from 'react-admin'
import { resources as allResources } from '../resources/index.ts'
import type { Resources } from '../resources/index.ts'
import { operationsOf } from '../resources/core/calls.ts'
import type { AnyResource, Client } from '../resources/core/resource.ts'
import type { VisionDataProvider } from './createDataProvider.ts'
import type { Values } from './Dialect.ts'
import type { Id } from './HttpError.ts'

/** The declared actions of every resource of a registry, typed. */
export type Clients<R> = { readonly [N in keyof R]: Client<R[N]> }

type Run = (provider: VisionDataProvider, resource: string, input: Values) => Promise<unknown>

const toSort = (sort: unknown): SortPayload | undefined => {
  if (typeof sort !== 'string') return undefined
  const [field = '', order] = sort.split(',')
  return { field, order: order === 'desc' ? 'DESC' : 'ASC' }
}

const list: Run = async (provider, resource, { page = 0, size = 10, sort, ...filter }) => {
  const { data, total } = await provider.getList(resource, {
    pagination: { page: Number(page) + 1, perPage: Number(size) }, sort: toSort(sort), filter,
  })
  return { data, total }
}

/** The standard actions whose input or answer the provider shapes; any other runs as it is declared. */
const standard: { readonly [name: string]: Run } = {
  list,
  get: async (provider, resource, { id }) => (await provider.getOne(resource, { id: id as Id })).data as unknown,
  create: async (provider, resource, data) => (await provider.create(resource, { data })).data as unknown,
  update: async (provider, resource, { id, ...data }) =>
    (await provider.update(resource, { id: id as Id, data, previousData: undefined })).data as unknown,
  remove: async (provider, resource, { id, version, ...asked }) => {
    if (Object.keys(asked).length > 0) return void await provider.act(resource, 'remove', { id, version, ...asked })
    await provider.delete(resource, { id: id as Id, ...(version === undefined ? {} : { previousData: { id: id as Id, version } }) })
  },
}

/**
 * Every declared action as a typed function over a data provider, for custom pages and tests.
 *
 * @example await createClient(dataProvider).patient.disable({ id: 7 })
 */
export const createClient = <R = Resources>(provider: VisionDataProvider, registry: R = allResources as R): Clients<R> => {
  const functionsOf = (resource: AnyResource) => Object.fromEntries(Object.keys(operationsOf(resource)).map(action => [
    action,
    async (input: Values = {}) => {
      const run = Object.hasOwn(standard, action) ? standard[action] : undefined
      return run ? run(provider, resource.name, input) : (await provider.act(resource.name, action, input)).data
    },
  ]))
  const entries = Object.entries(registry as { readonly [name: string]: AnyResource })
  return Object.fromEntries(entries.map(([name, resource]) => [name, functionsOf(resource)])) as Clients<R>
}
