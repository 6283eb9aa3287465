import { cacheKinds } from '../../../resources/cacheKinds.ts'
import type { CacheKind } from '../../../resources/cacheKinds.ts'
import type { Redis } from '../redis/openRedis.ts'

/** How much of a kind there is, and how often it was there when it was asked for since the host began. */
export interface CacheFigures {
  readonly keys: number
  /** About so many. */
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

/** What a host keeps of one kind in its own memory. */
export interface Cache {
  readonly kind: CacheKind
  figures(): CacheFigures
  clear(): void
}

/** The caches of one host, and the server that it shares with others, where there is one. */
export interface Caches {
  readonly redis: Redis | undefined
  add(cache: Cache): void
  /** What is kept in memory, by kind. */
  figures(): readonly (CacheFigures & { readonly kind: CacheKind })[]
  /** Forgets what is kept in memory. */
  clear(kind: CacheKind): void
}

export const createCaches = (redis: Redis | undefined): Caches => {
  const caches: Cache[] = []
  const sum = (kind: CacheKind): CacheFigures => caches.filter(cache => cache.kind === kind).map(cache => cache.figures())
    .reduce((all, one) => ({ keys: all.keys + one.keys, bytes: all.bytes + one.bytes, hits: all.hits + one.hits, misses: all.misses + one.misses }), { keys: 0, bytes: 0, hits: 0, misses: 0 })
  return {
    redis,
    add(cache) { caches.push(cache) },
    figures: () => cacheKinds.map(kind => ({ kind, ...sum(kind) })),
    clear(kind) { for (const cache of caches) if (cache.kind === kind) cache.clear() },
  }
}

/** The name of something that is kept on the server that hosts share. */
export const cacheKey = ({ prefix }: Pick<Redis, 'prefix'>, kind: CacheKind, name: string): string => `${prefix}${kind}:${name}`
