import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely'
import { DatabaseError } from './DatabaseError.ts'
import { SqlConnection } from './SqlConnection.ts'

/** Where connections come from: a pool, or the one session of the embedded database. */
export interface ConnectionSource {
  acquire(): Promise<SqlConnection>
  release(connection: SqlConnection): Promise<void>
  destroy(): Promise<void>
}

/** Kysely's PostgreSQL dialect over any source of connections. */
export function createDialect(source: ConnectionSource): Dialect {
  return {
    createDriver: () => createDriver(source),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(source: ConnectionSource): Driver {
  // Kysely hands back what `acquireConnection` gave, but knows it by its own, smaller interface.
  const connectionOf = (given: object): SqlConnection => {
    if (!(given instanceof SqlConnection)) throw new TypeError('This connection belongs to another driver')
    return given
  }
  return {
    async init() {},
    acquireConnection: () => source.acquire(),
    beginTransaction: (given, settings) => begin(connectionOf(given), settings),
    commitTransaction: given => commit(connectionOf(given)),
    rollbackTransaction: given => rollback(connectionOf(given)),
    async savepoint(given, name) {
      await connectionOf(given).run(`savepoint "${name}"`)
    },
    async rollbackToSavepoint(given, name) {
      await connectionOf(given).run(`rollback to savepoint "${name}"`)
    },
    async releaseSavepoint(given, name) {
      await connectionOf(given).run(`release savepoint "${name}"`)
    },
    releaseConnection: given => source.release(connectionOf(given)),
    destroy: () => source.destroy(),
  }
}

async function begin(connection: SqlConnection, settings: TransactionSettings): Promise<void> {
  await connection.enter()
  const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
  const access = settings.accessMode ? ` ${settings.accessMode}` : ''
  try {
    await connection.run(`start transaction${isolation}${access}`)
  } catch (error) {
    connection.leave()
    throw error
  }
}

async function commit(connection: SqlConnection): Promise<void> {
  const { command } = await connection.run('commit')
  connection.leave()
  // A commit after a failed statement that was swallowed rolls back without an error; nobody may take that for success.
  if (command === 'ROLLBACK') throw new DatabaseError({ code: '25P02', message: 'The transaction was rolled back' })
}

async function rollback(connection: SqlConnection): Promise<void> {
  try {
    await connection.run('rollback')
  } catch {
    // The connection is gone and with it the transaction; the error that led here is the one to report.
  } finally {
    connection.leave()
  }
}
