import type { FastifyInstance } from 'fastify'
import type { DatabaseLog } from '../database/Database.ts'
import type { Readiness } from './health.ts'

export interface Stopping {
  readonly app: FastifyInstance
  readonly readiness: Readiness
  readonly log: DatabaseLog
  /** What is closed when the last answer is out, in this order. */
  readonly close: readonly (() => Promise<unknown>)[]
  /** Milliseconds that answers under way may still take. */
  readonly limit?: number
}

/**
 * Stops the host: no new connections, what is under way is answered, then everything is closed. Answers whether that was
 * possible within the limit; if not, the connections that are left are cut.
 */
export const stopGracefully = async ({ app, readiness, log, close, limit = 10_000 }: Stopping): Promise<boolean> => {
  readiness.stopping = true
  log.info({}, 'stopping')
  let inTime = true
  // A connection whose answer is out would be kept for the next request for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
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
