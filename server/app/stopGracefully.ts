import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { DatabaseLog } from '../platform/database/Database.ts'
import type { Readiness } from './health.ts'

export interface Stopping {
  readonly app: FastifyInstance
  readonly readiness: Readiness
  readonly log: DatabaseLog
  /** What is closed when the last answer is out, in this order. */
  readonly close: readonly (() => Promise<unknown>)[]
  /** Milliseconds in which who keeps a connection can learn that it ends, and balancers that this host does. */
  readonly grace?: number
  /** Milliseconds that answers under way may still take after that. */
  readonly limit?: number
}

const look = 50

/** Waits until all connections are closed, or so many milliseconds. */
const untilLeft = async ({ server }: FastifyInstance, most: number): Promise<void> => {
  const open = (): Promise<number> =>
    new Promise(resolve => {
      server.getConnections((error, count) => resolve(error ? 0 : count))
    })
  for (const end = performance.now() + most; performance.now() < end && (await open()) > 0;) await wait(look)
}

/**
 * Tells everybody who keeps a connection, with the next answer, that it ends: who sends on one that is cut does not
 * know what became of it.
 */
export const tellToLeave = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.stopping) reply.header('Connection', 'close')
    done()
  })
}

/**
 * Stops the host: first whoever asks is told that it does, then there are no new connections, what is under way is
 * answered, and everything is closed. Answers whether that was possible within the limit; if not, the connections that
 * are left are cut.
 */
export const stopGracefully = async ({
  app,
  readiness,
  log,
  close,
  grace = 2_000,
  limit = 10_000,
}: Stopping): Promise<boolean> => {
  readiness.stopping = true
  log.info({}, 'stopping')
  await untilLeft(app, grace)
  let inTime = true
  // A connection whose answer is out would be kept for the next request for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), look)
  const cut = setTimeout(() => {
    inTime = false
    log.warn({ limit }, 'cutting connections that are still busy')
    app.server.closeAllConnections()
  }, limit)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(cut)
  }
  for (const one of close) await one()
  log.info({ inTime }, 'stopped')
  return inTime
}
