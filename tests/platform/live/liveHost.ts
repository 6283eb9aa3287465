import pino from 'pino'
import type { Database } from '../../../server/platform/database/Database.ts'
import { createApp } from '../../../server/app/createApp.ts'
import type { LiveLimits } from '../../../server/platform/live/limits.ts'
import type { Redis } from '../../../server/platform/redis/openRedis.ts'
import { readSettings } from '../../../server/settings.ts'

export interface LiveHost {
  readonly url: string
  close(): Promise<void>
}

/** Beats come quickly, so that nobody waits for them. */
export const quick: Partial<LiveLimits> = { beatEvery: 100, lookEvery: 1 }

/** The whole API host, listening on a port of its own, with the live limits that a test is about. */
export const listen = async (
  database: Database,
  clock: () => Date,
  live: Partial<LiveLimits> = {},
  {
    publicUrl,
    redis,
    rateLimit = 1_000_000,
  }: { publicUrl?: string; redis?: Redis | undefined; rateLimit?: number } = {},
): Promise<LiveHost> => {
  const settings = { ...readSettings(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl }), rateLimit }
  const app = await createApp({
    database,
    settings,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    isSample: false,
    clock,
    live,
    ...(redis ? { redis, version: 'one' } : {}),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
  return { url, close: () => app.close() }
}
