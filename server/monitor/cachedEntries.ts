import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { later, second } from '../core/lifetime.ts'
import { mostRows } from '../core/contract.ts'
import type { RowsContext } from '../core/contract.ts'
import { sharedKinds } from '../platform/caches/Caches.ts'
import type { CachedAbout, CachedEntry, SharedKind, ToldCache } from '../platform/caches/Caches.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Redis, RedisClient } from '../platform/redis/openRedis.ts'
import { beatEvery } from './beat.ts'
import { isThisHost } from './clearCaches.ts'

/** What a host keeps in memory. `beat` is the row that it tells of itself in; 0 for one that tells nothing. */
export interface HostMemory {
  readonly beat: number
  readonly host: string
  readonly process: number
  readonly caches: readonly ToldCache[]
}

/** What the hosts keep that are there, as they last told; this one as it is now. */
export const memoriesOf = async ({
  db,
  now,
  caches,
}: Pick<RowsContext, 'db' | 'now' | 'caches'>): Promise<readonly HostMemory[]> => {
  const { rows } = await sql<HostMemory>`
    select id as beat, host, process, caches from host_beat where heard_at > ${later(now, -3 * beatEvery).toISOString()}::timestamptz order by host, process`.execute(
    db as Kysely<Tables>,
  )
  const told = rows.map(row => (isThisHost(row.host, row.process) ? { ...row, caches: caches.told() } : row))
  const isThere = told.some(({ host, process: number }) => isThisHost(host, number))
  return isThere ? told : [{ beat: 0, host: hostname(), process: process.pid, caches: caches.told() }, ...told]
}

/** Redis tells of many at once, and is not to be taken for gone while it does. */
const patience = 5 * second

/** The names of all that is kept there, by kind. */
export const namesOn = async (redis: Redis): Promise<Readonly<Record<SharedKind, readonly string[]>> | undefined> =>
  redis.ask(async client => {
    const names: Record<SharedKind, string[]> = { reportAnswer: [], rateLimit: [] }
    for await (const keys of client.scanIterator({ MATCH: `${redis.prefix}*`, COUNT: 1000 })) {
      for (const key of keys) {
        const kind = sharedKinds.find(one => key.startsWith(`${redis.prefix}${one}:`))
        if (kind !== undefined) names[kind].push(key)
      }
    }
    return names
  }, patience)

const aboutIn = (text: string | null): CachedAbout => {
  try {
    return JSON.parse(text ?? '{}') as CachedAbout
  } catch {
    return {}
  }
}

const readOne = async (client: RedisClient, kind: SharedKind, key: string): Promise<CachedEntry> => {
  const [bytes, left, about] = await Promise.all([
    // Not every server tells how large something is, and not everybody may ask.
    client.memoryUsage(key).catch(() => null),
    client.pTTL(key),
    kind === 'rateLimit'
      ? client.get(key).then(count => ({ count: Number(count) }))
      : client.hGet(key, 'about').then(aboutIn),
  ])
  return {
    name: key,
    bytes: bytes === null ? null : Number(bytes),
    until: left > 0 ? new Date(Date.now() + left).toISOString() : null,
    about,
  }
}

/** What stands on Redis, each with what it is about; as many as a list can have. */
export const entriesOn = async (redis: Redis): Promise<readonly (CachedEntry & { readonly kind: SharedKind })[]> => {
  const names = await namesOn(redis)
  if (names === undefined) return []
  const all = sharedKinds.flatMap(kind => names[kind].map(key => ({ kind, key }))).slice(0, mostRows / 2)
  return (
    (await redis.ask(
      client => Promise.all(all.map(async ({ kind, key }) => ({ kind, ...(await readOne(client, kind, key)) }))),
      patience,
    )) ?? []
  )
}

/** What the server tells of itself. */
export interface RedisFigures {
  readonly version: string
  readonly bytes: number
  readonly clients: number
  readonly hits: number
  readonly misses: number
}

export const figuresOf = async (redis: Redis): Promise<RedisFigures | undefined> => {
  const info = await redis.ask(client => client.info())
  if (info === undefined) return undefined
  const told = (name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? ''
  return {
    version: told('redis_version'),
    bytes: Number(told('used_memory')),
    clients: Number(told('connected_clients')),
    hits: Number(told('keyspace_hits')),
    misses: Number(told('keyspace_misses')),
  }
}
