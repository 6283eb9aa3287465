import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { registry, reports } from '../../resources/index.ts'
import { allFacts } from '../core/statistics/Reports.ts'
import { assertRegistry } from '../../resources/core/checks.ts'
import type { Database } from '../platform/database/Database.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { claimSecretKey } from '../platform/installationKey/claimSecretKey.ts'
import { openRedis, prefixFor } from '../platform/redis/openRedis.ts'
import type { Redis } from '../platform/redis/openRedis.ts'
import { uploadsOf } from '../platform/storage/uploadsOf.ts'
import { createCipher } from '../platform/secrets/Cipher.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import { readSecretKey } from '../platform/secrets/secretKey.ts'
import { seed } from '../seed/seed.ts'
import { keepPictures } from '../sample/content/pictures.ts'
import type { Settings } from '../settings.ts'
import { administratorNotice, announcement } from './announce.ts'
import { createApp } from './createApp.ts'
import { addToTables } from './fitTables.ts'
import { descriptorPlaces } from './development/descriptorPlaces.ts'
import { errorExplainer } from './development/explainError.ts'
import { createTellingLog } from './development/tellingLog.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { checkedBeside } from './checkedBeside.ts'

/** What outlives an edit: the open database and its log. */
export interface Kept {
  readonly database: Database
  readonly replica?: Database
  readonly settings: Settings
  readonly log: FastifyBaseLogger
  readonly isSample: boolean
  readonly cipher: Cipher
  readonly redis?: Redis
}

const placeOf = descriptorPlaces(process.cwd())
const explain = errorExplainer(registry, placeOf)

/** The API of one state of the sources. */
export type BuildApp = (kept: Kept) => Promise<FastifyInstance>

/** Holds one app at a time before one open database. */
export interface DevelopmentHost {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Takes over a connection that is to become a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /**
   * Builds another app and puts it in the place of the present one, which goes on where the new one cannot be built.
   */
  swap(build: BuildApp): Promise<void>
  /** What is printed once the host can be used. */
  announcement(address: string): string
  close(): Promise<void>
}

/**
 * Builds the app of the sources as they are now: checks the descriptors, adds what the tables lack, seeds what is new.
 * Throws what is wrong with the descriptors; the database is then as it was.
 */
export const buildApp: BuildApp = async ({ database, replica, settings, log, isSample, cipher, redis }) => {
  assertRegistry(registry, checkedBeside(), placeOf)
  await addToTables(database, registry, allFacts(reports))
  await seed(database)
  const app = await createApp({
    database,
    ...(replica ? { replica } : {}),
    ...(redis ? { redis } : {}),
    settings,
    log,
    isSample,
    cipher,
    jobs: true,
    explain,
  })
  await app.ready()
  return app
}

const prepare = async (
  database: Database,
  replica: Database | undefined,
  settings: Settings,
): Promise<{ readonly kept: Kept; readonly app: FastifyInstance }> => {
  const log = createTellingLog(settings.logLevel, explain)
  const prepared = await prepareDatabase(database, settings, log, addToTables)
  await database.serve()
  const cipher = createCipher(readSecretKey(settings))
  await claimSecretKey(database, cipher)
  if (prepared.isSample) await keepPictures(database.db, uploadsOf(settings))
  if (prepared.administrator) console.log(administratorNotice(prepared.administrator))
  const redis =
    settings.redisUrl === undefined
      ? undefined
      : await openRedis({ url: settings.redisUrl, prefix: prefixFor(cipher), log })
  const kept: Kept = {
    database,
    ...(replica ? { replica } : {}),
    ...(redis ? { redis } : {}),
    settings,
    log,
    isSample: prepared.isSample,
    cipher,
  }
  try {
    return { kept, app: await buildApp(kept) }
  } catch (error) {
    await redis?.close()
    throw error
  }
}

/**
 * Opens the database, which stays open until `close`, and the first app on it. Throws SettingsError,
 * DatabaseLockedError, MigrationError, and what is wrong with the sources; nothing is open then.
 */
export const openDevelopmentHost = async (settings: Settings): Promise<DevelopmentHost> => {
  assertRegistry(registry, checkedBeside(), placeOf)
  const database = await openDatabase({
    url: settings.databaseUrl,
    poolSize: settings.poolSize,
    dataDir: settings.dataDir,
    log: createTellingLog(settings.logLevel, explain),
  })
  const replica =
    settings.replicaUrl === undefined
      ? undefined
      : await openDatabase({
          url: settings.replicaUrl,
          poolSize: settings.poolSize,
          log: createTellingLog(settings.logLevel, explain),
        })
  const { kept, app } = await prepare(database, replica, settings).catch(async (error: unknown) => {
    await database.close()
    await replica?.close()
    throw error
  })
  let current = app
  return {
    handle: (request, response) => current.routing(request, response),
    upgrade: (request, socket, head) => {
      current.server.emit('upgrade', request, socket, head)
    },
    async swap(build) {
      const previous = current
      current = await build(kept)
      await previous.close()
    },
    announcement: address => announcement(address, kept.isSample),
    async close() {
      await current.close()
      await kept.redis?.close()
      await database.close()
      await replica?.close()
    },
  }
}
