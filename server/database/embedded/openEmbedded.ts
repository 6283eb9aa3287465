import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { channelName } from '../channelName.ts'
import { CopyRows, copyRows, runScript, Script } from '../commands.ts'
import type { Database, DatabaseOptions } from '../Database.ts'
import { createDialect } from '../dialect.ts'
import { SqlConnection, type StatementResult } from '../SqlConnection.ts'
import type { Tables } from '../tables.ts'
import { startEngine, type EngineLink, type EngineOptions } from './Engine.ts'
import { Gate } from './Gate.ts'
import { Handlers } from '../Handlers.ts'
import { lockFolder } from './lockFolder.ts'
import { startUpkeep } from './upkeep.ts'
import { Session } from './Session.ts'
import { startWorker } from './WorkerLink.ts'

/** An embedded database can also give its whole data directory, for templates of tests. */
export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  /** A tar archive of the data directory; `template` of a `'memory'` database. */
  dumpTemplate(): Promise<Uint8Array>
}

/** Opens (or creates) the embedded database. Throws `DatabaseLockedError` when another process has it. */
export async function openEmbedded(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir = 'memory', template, worker = true, preparedStatements = 200, waitLimit = 30_000, log } = options
  const folder = dataDir === 'memory' ? undefined : join(dataDir, 'database')
  const unlock = folder ? await lockFolder(`${folder}.lock`) : () => undefined
  const link = await start({ folder, template }, worker).catch((error: unknown) => {
    unlock()
    throw error
  })

  const handlers = new Handlers(log)
  const session = new Session(link, preparedStatements, (channel, payload) => handlers.call(channel, payload))
  const gate = new Gate(waitLimit)
  await session.script("set timezone = 'UTC'; set datestyle = 'ISO'; set client_min_messages = 'warning'")
  const db = new Kysely<Tables>({
    dialect: createDialect({
      acquire: async () => new EmbeddedConnection(session, gate),
      release: async (connection) => connection.leave(),
      destroy: async () => {},
    }),
  })
  const stopUpkeep = folder ? startUpkeep(db, log) : async () => {}

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await stopUpkeep()
    const leave = await gate.enter(true) // what runs may end, what comes later finds a closed database
    await db.destroy()
    try {
      await link.close()
    } finally {
      unlock()
      leave()
    }
  }

  return {
    db,
    kind: 'embedded',
    async listen(channel, handler) {
      const name = channelName(channel)
      const remove = handlers.add(name, handler)
      await runScript(db, `listen ${name}`)
      return async () => remove()
    },
    async notify(channel, payload) {
      await new EmbeddedConnection(session, gate).run('select pg_notify($1, $2)', [channelName(channel), payload])
    },
    copyIn: (table, columns, rows) => copyRows(db, table, columns, rows),
    execScript: (script) => runScript(db, script),
    dumpTemplate: async () => {
      const leave = await gate.enter(true)
      try {
        await session.script('checkpoint')
        return await link.dump()
      } finally {
        leave()
      }
    },
    close: () => (closing ??= close()),
  }
}

async function start(options: EngineOptions, worker: boolean): Promise<EngineLink> {
  if (options.folder) mkdirSync(options.folder, { recursive: true, mode: 0o700 })
  return worker ? startWorker(options) : startEngine(options)
}

class EmbeddedConnection extends SqlConnection {
  readonly #session: Session
  readonly #gate: Gate
  #leaveTransaction: (() => void) | undefined

  constructor(session: Session, gate: Gate) {
    super()
    this.#session = session
    this.#gate = gate
  }

  override async enter(): Promise<void> {
    this.#leaveTransaction = await this.#gate.enter(true)
  }

  override leave(): void {
    this.#leaveTransaction?.()
    this.#leaveTransaction = undefined
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    if (this.#leaveTransaction) return this.#send(sql, parameters)
    const leave = await this.#gate.enter(false)
    try {
      return await this.#send(sql, parameters)
    } finally {
      leave()
    }
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const [command] = parameters
    if (command instanceof CopyRows) return this.#copy(sql, command)
    if (command instanceof Script) {
      await this.#session.script(sql)
      return { command: 'SCRIPT', count: 0, rows: [] }
    }
    return this.#session.query(sql, parameters)
  }

  async #copy(sql: string, source: CopyRows): Promise<StatementResult> {
    let count = 0
    for await (const { text, rows } of source.chunks()) {
      await this.#session.copy(sql, text)
      count += rows
    }
    return { command: 'COPY', count, rows: [] }
  }
}
