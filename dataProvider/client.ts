import type { SortPayload } from 'react-admin'
import { resources as allResources } from '../resources/index.ts'
import type { Resources } from '../resources/index.ts'
import { operationsOf } from '../resources/core/calls.ts'
import type { AnyResource, Client, RequestOptions } from '../resources/core/resource.ts'
import type { VisionDataProvider } from './createDataProvider.ts'
import type { Values } from './Dialect.ts'
import type { Id } from './HttpError.ts'

/** The declared actions of every resource of a registry, typed. */
export type Clients<R> = { readonly [N in keyof R]: Client<R[N]> }

type Run = (provider: VisionDataProvider, resource: string, input: Values, options: RequestOptions) => Promise<unknown>

const given = ({ signal }: RequestOptions) => (signal ? { signal } : {})

const toSort = (sort: unknown): SortPayload | undefined => {
  if (typeof sort !== 'string') return undefined
  const [field = '', order] = sort.split(',')
  return { field, order: order === 'desc' ? 'DESC' : 'ASC' }
}

const list: Run = async (provider, resource, { page = 0, size = 10, sort, ...filter }, options) => {
  const { data, total } = await provider.getList(resource, {
    pagination: { page: Number(page) + 1, perPage: Number(size) },
    sort: toSort(sort),
    filter,
    ...given(options),
  })
  return { data, total }
}

/** The standard actions whose input or answer the provider shapes; any other runs as it is declared. */
const standard: { readonly [name: string]: Run } = {
  list,
  get: async (provider, resource, { id }, options) =>
    (await provider.getOne(resource, { id: id as Id, ...given(options) })).data as unknown,
  create: async (provider, resource, data) => (await provider.create(resource, { data })).data as unknown,
  update: async (provider, resource, { id, ...data }) =>
    (await provider.update(resource, { id: id as Id, data, previousData: undefined })).data as unknown,
  remove: async (provider, resource, { id, version, ...asked }) => {
    if (Object.keys(asked).length > 0) return void (await provider.act(resource, 'remove', { id, version, ...asked }))
    await provider.delete(resource, {
      id: id as Id,
      ...(version === undefined ? {} : { previousData: { id: id as Id, version } }),
    })
  },
}

/** Functions are made when they are asked for: most pages need a few of a resource or two. */
const lazily = <T extends object>(names: readonly string[], make: (name: string) => unknown): T => {
  const made = {} as T
  for (const name of names) {
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get(this: unknown) {
        const value = make(name)
        Object.defineProperty(made, name, { value, enumerable: true })
        return value
      },
    })
  }
  return made
}

/**
 * Every declared action and call as a typed function over a data provider, for pages written by hand, other programs
 * and tests.
 *
 * @example await createClient(dataProvider).patient.disable({ id: 7 })
 */
export const createClient = <R = Resources>(
  provider: VisionDataProvider,
  registry: R = allResources as R,
): Clients<R> => {
  const resources = registry as { readonly [name: string]: AnyResource }
  const functionsOf = (resource: AnyResource) =>
    lazily<object>(
      Object.keys(operationsOf(resource)),
      action =>
        async (input: Values = {}, options: RequestOptions = {}) => {
          const run = Object.hasOwn(standard, action) ? standard[action] : undefined
          return run
            ? run(provider, resource.name, input, options)
            : (await provider.act(resource.name, action, input, options)).data
        },
    )
  return lazily<Clients<R>>(Object.keys(resources), name => functionsOf(resources[name]!))
}
