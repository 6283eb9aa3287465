import { Kysely } from 'kysely'
import type { ClientConfig, PoolClient } from 'pg'
import { channelName } from '../channelName.ts'
import { copyRows, runScript } from '../commands.ts'
import type { Database, DatabaseOptions } from '../Database.ts'
import { createDialect } from '../dialect.ts'
import { readerOf } from '../readValue.ts'
import type { SqlConnection } from '../SqlConnection.ts'
import type { Tables } from '../tables.ts'
import { ConnectionPool } from './ConnectionPool.ts'
import { Listener } from './Listener.ts'
import { ServerConnection } from './ServerConnection.ts'
import { StatementNames } from './StatementNames.ts'

/**
 * Opens a PostgreSQL server; fails when it cannot be reached, or when somebody is alone with the database. Connections
 * lost later are made again by themselves.
 */
export async function openServer(options: DatabaseOptions & { url: string }): Promise<Database> {
  const {
    url,
    poolSize = 10,
    preparedStatements = 200,
    waitLimit = 30_000,
    statementLimit = 0,
    exclusive = false,
    log,
  } = options
  const config = clientConfig(url)
  const pool = new ConnectionPool(
    { ...config, ...(statementLimit > 0 && { statement_timeout: statementLimit }) },
    { size: poolSize, waitLimit, log },
  )

  const names = new WeakMap<PoolClient, StatementNames>()
  const acquire = async (): Promise<ServerConnection> => {
    const client = await pool.take()
    const known = names.get(client) ?? new StatementNames(preparedStatements)
    names.set(client, known)
    return new ServerConnection(pool, client, known)
  }
  const db = new Kysely<Tables>({
    dialect: createDialect({
      acquire,
      release: async (connection: SqlConnection) => {
        if (connection instanceof ServerConnection) connection.release()
      },
      destroy: async () => {},
    }),
  })
  const listener = new Listener(config, { exclusive, waitLimit, log })

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await listener.close()
    await db.destroy()
    await pool.end()
  }
  try {
    await listener.open()
    ;(await acquire()).release()
  } catch (error) {
    await close()
    throw error
  }

  return {
    db,
    kind: 'server',
    alone: (key, work) => listener.alone(key, work),
    serve: () => listener.serve(),
    listen: async (channel, handler) => listener.listen(channelName(channel), handler),
    async notify(channel, payload) {
      const connection = await acquire()
      try {
        await connection.run('select pg_notify($1, $2)', [channelName(channel), payload])
      } finally {
        connection.release()
      }
    },
    copyIn: (table, columns, rows) => copyRows(db, table, columns, rows),
    execScript: script => runScript(db, script),
    close: () => (closing ??= close()),
  }
}

/**
 * Sessions run in UTC whatever the server's setting, and values come as text for our own readers. Statements are not
 * compiled: of the longest, a report over a million patients, compiling took a quarter.
 */
function clientConfig(url: string): ClientConfig {
  const ours = '-c timezone=UTC -c datestyle=ISO -c client_min_messages=warning -c extra_float_digits=1 -c jit=off'
  const given = new URL(url)
  const options = [given.searchParams.get('options'), ours].filter(Boolean).join(' ')
  given.searchParams.delete('options')
  return {
    connectionString: given.href,
    options,
    keepAlive: true,
    application_name: 'vision-back-office',
    types: { getTypeParser: (oid: number) => readerOf(oid) },
  }
}
