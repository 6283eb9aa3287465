import { hostname } from 'node:os'
import { cacheKinds } from '../../resources/cacheKinds.ts'
import type { CacheKind } from '../../resources/cacheKinds.ts'
import type { Caches } from '../platform/caches/Caches.ts'
import type { Database } from '../platform/database/Database.ts'

/** Where hosts are told to forget something; of no host but the one that is named. */
export const clearChannel = 'cache_clear'

export interface Clearing {
  readonly host: string
  readonly process: number
  readonly kind: CacheKind
  readonly name?: string
}

/** Whether a host of this name and process is this one. */
export const isThisHost = (host: string, number: number): boolean => host === hostname() && number === process.pid

const readClearing = (payload: string): Clearing | undefined => {
  try {
    const { host, process: number, kind, name } = JSON.parse(payload) as Partial<Record<keyof Clearing, unknown>>
    const known = cacheKinds.find(one => one === kind)
    if (known === undefined || typeof host !== 'string' || typeof number !== 'number') return undefined
    return { host, process: number, kind: known, ...(typeof name === 'string' ? { name } : {}) }
  } catch {
    return undefined
  }
}

/** Forgets what others say that this host is to forget, and then tells how it stands. */
export const clearWhenTold = (
  database: Pick<Database, 'listen'>,
  caches: Pick<Caches, 'clear'>,
  tell: () => Promise<unknown>,
): Promise<() => Promise<void>> =>
  database.listen(clearChannel, payload => {
    const clearing = readClearing(payload)
    if (clearing === undefined || !isThisHost(clearing.host, clearing.process)) return
    caches.clear(clearing.kind, clearing.name)
    // Its next beat tells likewise, where this one fails.
    tell().catch(() => undefined)
  })
