import { callbackify } from 'node:util'
import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sha256 } from '../core/sha256.ts'
import { cacheKey } from '../platform/caches/Caches.ts'
import type { Caches } from '../platform/caches/Caches.ts'
import type { Redis } from '../platform/redis/openRedis.ts'

interface Window {
  count: number
  readonly until: number
}
interface Counted {
  readonly current: number
  readonly ttl: number
}

/** Callers that are counted at once in memory; beyond, those that came first are forgotten. */
const mostKept = 5_000
/** About what one takes. */
const bytesOfOne = 150

/** The route that has a limit of its own, as the plugin tells of it. */
const nameOf = (limits: { readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown } }): string =>
  `${String(limits.routeInfo?.method)} ${String(limits.routeInfo?.url)}`

/** Counts of one host. */
class Windows {
  readonly kept = new Map<string, Window>()

  /** Those that are not over. */
  open(): readonly (readonly [string, Window])[] {
    const now = Date.now()
    return [...this.kept].filter(([, { until }]) => until > now)
  }

  count(key: string, window: number): Counted {
    const now = Date.now()
    const known = this.kept.get(key)
    if (known !== undefined && known.until > now) {
      known.count += 1
      return { current: known.count, ttl: known.until - now }
    }
    this.kept.delete(key)
    this.kept.set(key, { count: 1, until: now + window })
    if (this.kept.size > mostKept)
      for (const oldest of this.kept.keys()) {
        this.kept.delete(oldest)
        break
      }
    return { current: 1, ttl: window }
  }
}

// One step for the server, so that a count never stays behind without its end.
const countTogether = (redis: Redis, key: string, window: number): Promise<Counted | undefined> =>
  redis.ask(async client => {
    const [, current, ttl] = await client
      .multi()
      .set(key, 0, { expiration: { type: 'PX', value: window }, condition: 'NX' })
      .incr(key)
      .pTTL(key)
      .exec()
    return { current: Number(current), ttl: Math.max(0, Number(ttl)) }
  })

/**
 * Where requests are counted: by all hosts together on the server that they share, and by each for itself where there
 * is none or it is away. Who is counted stands there by a hash.
 */
export const countedBy = (caches: Caches): FastifyRateLimitStoreCtor => {
  const { redis } = caches
  const windows = new Windows()
  caches.add({
    kind: 'rateLimit',
    figures: () => ({ keys: windows.open().length, bytes: windows.kept.size * bytesOfOne, hits: 0, misses: 0 }),
    entries: most =>
      windows
        .open()
        .slice(-most)
        .map(([name, { until }]) => ({ name, bytes: bytesOfOne, until: new Date(until).toISOString(), about: {} })),
    clear: name => {
      if (name === undefined) windows.kept.clear()
      else windows.kept.delete(name)
    },
  })
  return class Store implements FastifyRateLimitStore {
    readonly #of: string

    constructor(_options: FastifyRateLimitOptions, of = '') {
      this.#of = of
    }

    incr(key: string, callback: (error: Error | null, result?: Counted) => void, window: number): void {
      const name = sha256(`${this.#of}\n${key}`).slice(0, 24)
      if (!redis?.isUp()) return callback(null, windows.count(name, window))
      callbackify(
        async () =>
          (await countTogether(redis, cacheKey(redis, 'rateLimit', name), window)) ?? windows.count(name, window),
      )(callback)
    }

    child(route: object): Store {
      return new Store({}, nameOf(route))
    }
  }
}
