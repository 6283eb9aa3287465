import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Problem } from '../core/errors/problem.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Redis } from '../platform/redis/openRedis.ts'
import { isLoopback } from '../settings.ts'
import type { Settings } from '../settings.ts'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whoever forwards a request says so: what a proxy on this machine passes on does not come from it. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(name => headers[name] !== undefined)

/** Whoever has the token; without one this machine alone. Anybody else is told that there is nothing. */
const maySee = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined)
    return isLoopback(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '') && !isForwarded(request)
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
}

interface Waiting {
  readonly bytes: string
  readonly messages: number
  readonly undelivered: number
  readonly jobs: number
  readonly errors: number
}

const waitingIn = async ({ db }: Pick<Database, 'db'>): Promise<Waiting | undefined> =>
  (
    await sql<Waiting>`
  select pg_database_size(current_database())::text as bytes, (select count(*)::integer from message where state = 'waiting') as messages, (select count(*)::integer from message where state = 'failed') as undelivered,
    (select count(*)::integer from timing where last_state in ('attention', 'failed', 'lost')) as jobs, (select count(*)::integer from error_log where state = 'open') as errors`.execute(
      db,
    )
  ).rows[0]

/** `GET /metrics` in the format of Prometheus: the process, its answers by route, and what waits in the database. */
export const registerMetrics = (
  app: FastifyInstance,
  database: Pick<Database, 'db'>,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  isWhole: boolean,
  redis?: Pick<Redis, 'isUp'>,
): void => {
  const registry = new Registry()
  if (isWhole) collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route as it is declared',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    answers.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1000,
    )
    done()
  })
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] })
  const reached = gauge('database_up', 'Whether the database answers')
  const size = gauge('database_size_bytes', 'Size of the database')
  const messages = gauge('messages_waiting', 'Messages that are on their way')
  const undelivered = gauge('messages_undelivered', 'Messages that were not delivered and wait for somebody')
  const jobs = gauge('jobs_troubled', 'Jobs whose last run failed or found something')
  const errors = gauge('errors_open', 'Kinds of failure that nobody has looked after yet')
  const shared = redis && gauge('redis_up', 'Whether the Redis that hosts share answers')
  app.get('/metrics', { config: { rateLimit: false }, logLevel: 'warn' }, async (request, reply) => {
    if (!maySee(request, metricsToken)) throw new Problem(404, 'noRoute')
    const waiting = await waitingIn(database).catch(() => undefined)
    reached.set(waiting ? 1 : 0)
    shared?.set(redis?.isUp() ? 1 : 0)
    if (waiting) {
      size.set(Number(waiting.bytes))
      messages.set(waiting.messages)
      undelivered.set(waiting.undelivered)
      jobs.set(waiting.jobs)
      errors.set(waiting.errors)
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
