import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/Database.ts'
import { day, later, second } from '../core/lifetime.ts'
import type { Caches } from '../platform/caches/Caches.ts'
import type { Rhythm } from '../platform/jobs/rhythms.ts'

/** An answer that took longer is slow. */
const slowFrom = second
/** How often a host says that it is there. */
export const beatEvery = 10 * second

/** What a host tells of itself: it counts its answers, and writes how it is into a row of its own. */
export const hostBeat = (
  app: FastifyInstance,
  database: Pick<Database, 'db'>,
  { clock, build, caches }: { readonly clock: () => Date; readonly build: string; readonly caches: Caches },
): Rhythm & { stop(): void } => {
  const startedAt = clock().toISOString()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let since = performance.now()
  let answers = { all: 0, slow: 0, failed: 0 }
  app.addHook('onResponse', (_request, reply, done) => {
    answers.all += 1
    if (reply.elapsedTime >= slowFrom) answers.slow += 1
    if (reply.statusCode >= 500) answers.failed += 1
    done()
  })
  return {
    name: 'hostBeat',
    every: beatEvery,
    async run() {
      const now = clock()
      const { all, slow, failed } = answers
      const rate = all / ((performance.now() - since) / second)
      const [memory, slowest] = [
        Math.round(process.memoryUsage().rss / 1_048_576),
        Math.round(delay.percentile(99) / 1_000_000),
      ]
      answers = { all: 0, slow: 0, failed: 0 }
      since = performance.now()
      delay.reset()
      await sql`
        insert into host_beat as h (host, process, started_at, heard_at, build, node, memory, delay, rate, slow, failed, caches)
        values (${hostname()}, ${process.pid}, ${startedAt}, ${now.toISOString()}, ${build}, ${process.version}, ${memory}, ${slowest}, ${rate.toFixed(1)}::numeric, ${slow}, ${failed}, ${JSON.stringify(caches.told())}::jsonb)
        on conflict (host, process, started_at) do update set heard_at = excluded.heard_at, memory = excluded.memory, delay = excluded.delay, rate = excluded.rate, caches = excluded.caches, slow = h.slow + excluded.slow, failed = h.failed + excluded.failed`.execute(
        database.db,
      )
      await sql`delete from host_beat where heard_at < ${later(now, -day).toISOString()}::timestamptz`.execute(
        database.db,
      )
    },
    stop: () => delay.disable(),
  }
}
