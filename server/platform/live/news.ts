import type { Database } from '../database/Database.ts'
import type { Redis } from '../redis/openRedis.ts'
import { second } from '../../core/lifetime.ts'
import { liveChannel } from './announcement.ts'

/** How hosts tell one another what is new. */
export interface News {
  /** Call it after the commit. */
  notify(channel: string, payload: string): Promise<void>
  /** `missed` is called when some may have been lost; the result stops both. */
  listen(channel: string, handler: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

type Through = Pick<Database, 'listen' | 'notify'>

/** Where hosts say that they do not hear Redis, so that the others tell them by the database as well. */
const awayChannel = 'redis_away'
const sayEvery = 10 * second
const believedFor = 30 * second

const byDatabase = (database: Through): News => ({
  notify: (channel, payload) => database.notify(channel, payload),
  listen: (channel, handler) => database.listen(channel, handler),
  close: async () => undefined,
})

/**
 * What pages are told goes through Redis where there is one, and through the database as long as one of the hosts does
 * not hear it. Whatever else hosts tell one another (rights, settings, jobs) always goes through the database, which
 * all of them have. What came twice is told apart by who hears it.
 */
export const createNews = async ({
  database,
  redis,
}: {
  readonly database: Through
  readonly redis: Redis | undefined
}): Promise<News> => {
  if (redis === undefined) return byDatabase(database)
  let somebodyIsAwayUntil = 0
  const stopHearing = await database.listen(awayChannel, () => {
    somebodyIsAwayUntil = performance.now() + believedFor
  })
  const say = async (): Promise<void> => {
    if (!redis.isUp()) await database.notify(awayChannel, '').catch(() => undefined)
  }
  const timer = setInterval(() => void say(), sayEvery).unref()
  await say()
  return {
    async notify(channel, payload) {
      if (channel !== liveChannel) return database.notify(channel, payload)
      const heard = await redis.ask(client => client.publish(`${redis.prefix}${channel}`, payload))
      if (heard === undefined || somebodyIsAwayUntil > performance.now()) await database.notify(channel, payload)
    },
    async listen(channel, handler, missed) {
      const stops = [await database.listen(channel, handler)]
      if (channel === liveChannel) {
        stops.push(await redis.subscribe(channel, handler))
        const stopWatching = redis.watch(() => void say().then(() => missed?.()))
        stops.push(async () => stopWatching())
      }
      return async () => {
        for (const stop of stops) await stop()
      }
    },
    async close() {
      clearInterval(timer)
      await stopHearing()
    },
  }
}
