import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/Database.ts'

/** Says whether this host may be sent requests. */
export interface Readiness {
  /** Turned off when the host is about to stop, so that balancers look elsewhere. */
  stopping: boolean
}

const answers = async (database: Database): Promise<boolean> => {
  const applied = sql<{ pending: boolean }>`select not exists (select from schema_migration) as pending`
  return applied.execute(database.db).then(({ rows }) => rows[0]?.pending === false, () => false)
}

/** `GET /health`: the process runs. `GET /ready`: the database answers, its tables are there, and the host is not stopping. */
export const registerHealth = (app: FastifyInstance, database: Database, readiness: Readiness): void => {
  const options = { config: { rateLimit: false }, logLevel: 'warn' as const }
  app.get('/health', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/ready', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' })
    if (!(await answers(database))) return reply.code(503).send({ status: 'noDatabase' })
    return { status: 'ready' }
  })
}
