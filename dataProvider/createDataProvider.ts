import type { DataProvider } from 'react-admin'
import { registry as allResources } from '../resources/index.ts'
import { isRegular } from '../resources/core/calls.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import { createHttpClient } from './httpClient.ts'
import type { HttpClientOptions } from './httpClient.ts'
import { irregular } from './irregular.ts'
import { createReads } from './reads.ts'
import { regular } from './regular.ts'
import { createWrites } from './writes.ts'

export interface DataProviderOptions extends HttpClientOptions {
  /** The descriptors that say how each resource is called; all of the product's where nothing is said. */
  readonly registry?: { readonly [name: string]: AnyResource }
  /**
   * Whether a filter that a list does not declare is refused before it is sent, with the name of the nearest one; so it
   * is where nothing is said. What a reader once kept may name a filter that is gone: in production the server answers
   * that, in their language.
   */
  readonly strict?: boolean
  /** Told of each write that went through, by the name of the resource. */
  readonly onWrite?: (resource: string) => void
}

type Reads = ReturnType<typeof createReads>
type Writes = ReturnType<typeof createWrites>

/** react-admin's provider with what the descriptors add: `act`, `exportList`, `fileOf` and `history`. */
export type VisionDataProvider = DataProvider & Pick<Reads, 'exportList' | 'fileOf' | 'history'> & Pick<Writes, 'act'>

/**
 * Turns react-admin's calls into HTTP by reading the descriptors. It needs nothing but `fetch`: no DOM, no rendering.
 * Every method answers a promise and never throws by itself; failures are HttpErrors, aborted calls AbortErrors, calls
 * that a resource does not have plain Errors that name resource and action.
 *
 * @example createDataProvider({ fetch, token: () => undefined, language: () => 'zh' }).getOne('patient', { id: 7 })
 */
export const createDataProvider = ({
  registry = allResources,
  strict = true,
  onWrite,
  ...options
}: DataProviderOptions): VisionDataProvider => {
  const http = createHttpClient(options)
  const dialects = { regular: regular(http), irregular: irregular(http) }
  const setting = {
    http,
    language: options.language,
    strict,
    find(name: string): AnyResource {
      const resource = Object.hasOwn(registry, name) ? registry[name] : undefined
      if (!resource) throw new Error(`There is no resource ${name}`)
      return resource
    },
    dialectOf: (resource: AnyResource) => (isRegular(resource) ? dialects.regular : dialects.irregular),
  }
  return { ...createReads(setting), ...createWrites(setting, onWrite), supportAbortSignal: true }
}
