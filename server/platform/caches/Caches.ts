import { cacheKinds } from '../../../resources/cacheKinds.ts'
import type { CacheKind } from '../../../resources/cacheKinds.ts'
import type { Redis } from '../redis/openRedis.ts'

/**
 * Those of which hosts share some. Each keeps its own replies: to fetch one from Redis costs as much as to ask whether
 * it still holds.
 */
export const sharedKinds = ['reportAnswer', 'rateLimit'] as const satisfies readonly CacheKind[]
export type SharedKind = (typeof sharedKinds)[number]

/** What tells operators which entry it is; never what it holds. */
export interface CachedAbout {
  /** Of an answer: the report, the language, and how many rows it has. */
  readonly report?: string
  readonly language?: string
  readonly rows?: number
  /** Of a reply: what it tells of. */
  readonly resource?: string
  /** Of a limit: how many requests were counted. */
  readonly count?: number
}

export interface CachedEntry {
  readonly name: string
  /** About so many. */
  readonly bytes: number | null
  /** When it goes by itself, ISO 8601. */
  readonly until: string | null
  readonly about: CachedAbout
}

/** How much of a kind there is, and how often it was there when it was asked for since the host began. */
export interface CacheFigures {
  readonly keys: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

/** What a host keeps of one kind in its own memory. */
export interface Cache {
  readonly kind: CacheKind
  figures(): CacheFigures
  /** The newest, at most so many. */
  entries(most: number): readonly CachedEntry[]
  /** Forgets one, or all. */
  clear(name?: string): void
}

/** What a host tells of one kind. */
export interface ToldCache extends CacheFigures {
  readonly kind: CacheKind
  readonly entries: readonly CachedEntry[]
}

/** The caches of one host, and the server that it shares with others, where there is one. */
export interface Caches {
  readonly redis: Redis | undefined
  add(cache: Cache): void
  /** What is kept in memory, by kind. */
  told(): readonly ToldCache[]
  /** Forgets what is kept in memory. */
  clear(kind: CacheKind, name?: string): void
}

/** Entries of a kind that a host tells of; the rest are in its figures. */
const mostTold = 50

export const createCaches = (redis: Redis | undefined): Caches => {
  const caches = new Map<CacheKind, Cache>()
  return {
    redis,
    add(cache) {
      caches.set(cache.kind, cache)
    },
    told: () =>
      cacheKinds.flatMap(kind => {
        const cache = caches.get(kind)
        return cache ? [{ kind, ...cache.figures(), entries: cache.entries(mostTold) }] : []
      }),
    clear(kind, name) {
      caches.get(kind)?.clear(name)
    },
  }
}

/** The name of something that is kept on the server that hosts share. */
export const cacheKey = ({ prefix }: Pick<Redis, 'prefix'>, kind: CacheKind, name: string): string =>
  `${prefix}${kind}:${name}`
