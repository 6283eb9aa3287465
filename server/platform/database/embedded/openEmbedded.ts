import { join } from 'node:path'
import { Kysely } from 'kysely'
import { reserve, roomIn } from '../../dataFolder/folderState.ts'
import { prepareDataFolder, tooFull } from '../../dataFolder/prepareDataFolder.ts'
import { channelName } from '../channelName.ts'
import { copyRows, runScript } from '../commands.ts'
import type { Database, DatabaseOptions } from '../Database.ts'
import { createDialect } from '../dialect.ts'
import { Handlers } from '../Handlers.ts'
import type { Tables } from '../tables.ts'
import { EmbeddedConnection } from './EmbeddedConnection.ts'
import { startEngine, type EngineLink, type EngineOptions } from './Engine.ts'
import { Gate } from './Gate.ts'
import { inFolder } from './inFolder.ts'
import { lockFolder } from './lockFolder.ts'
import { pausing } from './pausing.ts'
import { noRoom, Room } from './Room.ts'
import { Session } from './Session.ts'
import { offerStandstill } from './standstill/offerStandstill.ts'
import { startUpkeep } from './upkeep.ts'
import { startWorker } from './WorkerLink.ts'

/** An embedded database can also give its whole data directory, for templates of tests. */
export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  /** A tar archive of the data directory, for the option `template`. */
  dumpTemplate(): Promise<Uint8Array>
}

const settings = "set timezone = 'UTC'; set datestyle = 'ISO'; set client_min_messages = 'warning'"

/**
 * Opens (or creates) the embedded database. Throws `DatabaseLockedError` when another process has it, `DataFolderError`
 * when its folder cannot be used, `DatabaseError` when what is in there cannot be opened.
 */
export async function openEmbedded(options: DatabaseOptions): Promise<EmbeddedDatabase> {
  const {
    dataDir = 'memory',
    template,
    worker = true,
    preparedStatements = 200,
    waitLimit = 30_000,
    offersCopies = false,
    standstillLimit = 20_000,
    log,
  } = options
  const folder = dataDir === 'memory' ? undefined : join(dataDir, 'database')
  if (folder) prepareDataFolder(dataDir)
  const unlock = folder ? await lockFolder(`${folder}.lock`) : () => undefined
  const handlers = new Handlers(log)
  let opened = 0
  const reopen = pausing(async () => {
    if (roomIn(dataDir) < reserve) throw noRoom()
    log?.warn({}, 'the embedded database stopped and is opened again')
    return start({ folder, template }, worker)
  })
  const session = await Session.open({
    open: () => (++opened > 1 ? reopen() : start({ folder, template }, worker)),
    reopens: folder !== undefined,
    setup: () => [settings, ...handlers.channels.map(channel => `listen ${channel}`)].join('; '),
    capacity: preparedStatements,
    onNotification: (channel, payload) => handlers.call(channel, payload),
    room: folder ? new Room(dataDir) : undefined,
  }).catch((error: unknown) => {
    unlock()
    throw folder && roomIn(dataDir) < reserve ? tooFull(dataDir) : error
  })

  const gate = new Gate(waitLimit)
  const standStill = async (work: () => Promise<void>): Promise<void> => {
    const leave = await gate.enter(true)
    try {
      await session.script('checkpoint')
      await work()
    } finally {
      leave()
    }
  }
  const db = new Kysely<Tables>({
    dialect: createDialect({
      acquire: async () => new EmbeddedConnection(session, gate),
      release: async connection => connection.leave(),
      destroy: async () => {},
    }),
  })
  const withdraw =
    folder && offersCopies
      ? await offerStandstill({ dataDir, standStill, limit: standstillLimit, log })
      : async () => {}
  const stopUpkeep = folder ? startUpkeep(db, log) : async () => {}

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await withdraw()
    await stopUpkeep()
    const leave = await gate.enter(true) // what runs may end, what comes later finds a closed database
    try {
      await db.destroy()
      await session.close()
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
    alone: (_key, work) => work(), // there is no other host
    serve: async () => undefined,
    copyIn: (table, columns, rows) => copyRows(db, table, columns, rows),
    execScript: script => runScript(db, script),
    async dumpTemplate() {
      const leave = await gate.enter(true)
      try {
        // What begins with it would write all of this again from the log.
        await session.script('checkpoint')
        return await session.dump()
      } finally {
        leave()
      }
    },
    close: () => (closing ??= close()),
  }
}

function start(options: EngineOptions, worker: boolean): Promise<EngineLink> {
  return inFolder(options.folder, () => (worker ? startWorker(options) : startEngine(options)))
}
