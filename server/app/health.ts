import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { FolderState } from '../platform/dataFolder/folderState.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Redis } from '../platform/redis/openRedis.ts'

/** Says whether this host may be sent requests. */
export interface Readiness {
  /** Turned off when the host is about to stop, so that balancers look elsewhere. */
  stopping: boolean
  /** How the folder of the host's data is; fine where nothing is said. */
  readonly folder?: () => FolderState
}

type State = 'ready' | 'stopping' | 'noDatabase' | 'readOnly' | Exclude<FolderState, 'fine'>

/** Whether the database answers, has its tables, and may be written to. */
const databaseState = async (database: Database): Promise<State> => {
  const asked = sql<{ made: boolean; read_only: boolean }>`
    select exists (select from schema_migration) as made, pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`
  const row = await asked.execute(database.db).then(
    ({ rows }) => rows[0],
    () => undefined,
  )
  if (!row?.made) return 'noDatabase'
  return row.read_only ? 'readOnly' : 'ready'
}

const stateOf = async (database: Database, { stopping, folder }: Readiness): Promise<State> => {
  if (stopping) return 'stopping'
  const kept = folder?.() ?? 'fine'
  return kept === 'fine' ? databaseState(database) : kept
}

/**
 * `GET /health`: the process runs. `GET /ready`: the host is not stopping, and its database and its folder can be read
 * and written; it works without Redis, and says so.
 */
export const registerHealth = (
  app: FastifyInstance,
  database: Database,
  readiness: Readiness,
  redis?: Pick<Redis, 'isUp'>,
): void => {
  const options = { config: { rateLimit: false }, logLevel: 'warn' as const }
  app.get('/health', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/ready', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const status = await stateOf(database, readiness)
    return reply
      .code(status === 'ready' ? 200 : 503)
      .send({ status, ...(redis ? { redis: redis.isUp() ? 'up' : 'away' } : {}) })
  })
}
