import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '../resources/index.ts'
import { assertRegistry } from '../resources/core/checks.ts'
import { administratorNotice, announcement } from './app/announce.ts'
import { collectWhenIdle } from './app/collectWhenIdle.ts'
import { createApp } from './app/createApp.ts'
import { createLog } from './app/logging.ts'
import { prepareDatabase } from './app/prepareDatabase.ts'
import { builtVersion } from './app/builtVersion.ts'
import { usualLimits } from './app/requestLimits.ts'
import { stopGracefully } from './app/stopGracefully.ts'
import { watchFolder } from './platform/dataFolder/folderState.ts'
import { prepareDataFolder } from './platform/dataFolder/prepareDataFolder.ts'
import { openDatabase } from './platform/database/openDatabase.ts'
import { claimSecretKey } from './platform/installationKey/claimSecretKey.ts'
import { openRedis, prefixFor } from './platform/redis/openRedis.ts'
import { uploadsOf } from './platform/storage/uploadsOf.ts'
import { createCipher } from './platform/secrets/Cipher.ts'
import { readSecretKey } from './platform/secrets/secretKey.ts'
import { keepPictures } from './sample/content/pictures.ts'
import { readSettings } from './settings.ts'
import { checkedBeside } from './app/checkedBeside.ts'

/** What whoever runs the host can put right; told as it is, without a stack. */
const expected = new Set(['SettingsError', 'DataFolderError', 'DatabaseLockedError', 'DatabaseError', 'MigrationError'])

/** The built pages: beside the built server, or, when the host runs from its sources, in the project's dist. */
const pagesFolder = (): string | undefined =>
  ['../client', '../dist/client']
    .map(path => fileURLToPath(new URL(path, import.meta.url)))
    .find(path => existsSync(path))

const checkDescriptors = (): void => {
  try {
    assertRegistry(registry, checkedBeside())
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const run = async (): Promise<void> => {
  const settings = readSettings(process.env)
  checkDescriptors()
  const log = createLog(settings.logLevel)
  process.on('uncaughtException', error => {
    // What nobody expected may have left anything half done; the log keeps what is personal out of it.
    log.fatal({ err: error }, 'the host failed')
    process.exit(1)
  })
  const { databaseUrl: url, poolSize, dataDir } = settings
  prepareDataFolder(dataDir)
  // A statement whose request has ended has nobody to wait for it.
  const database = await openDatabase({
    url,
    poolSize,
    statementLimit: usualLimits.answer,
    dataDir,
    offersCopies: true,
    log,
  })
  const replica =
    settings.replicaUrl === undefined
      ? undefined
      : await openDatabase({ url: settings.replicaUrl, poolSize, statementLimit: usualLimits.answer, log })
  const cipher = createCipher(readSecretKey(settings))
  const readiness = { stopping: false, folder: watchFolder(dataDir) }
  const prepared = await prepareDatabase(database, settings, log)
  await database.serve()
  await claimSecretKey(database, cipher)
  const redis =
    settings.redisUrl === undefined
      ? undefined
      : await openRedis({ url: settings.redisUrl, prefix: prefixFor(cipher), log })
  if (prepared.isSample) await keepPictures(database.db, uploadsOf(settings))
  if (prepared.administrator) console.log(administratorNotice(prepared.administrator))
  const pages = pagesFolder()
  const app = await createApp({
    database,
    ...(replica ? { replica } : {}),
    ...(redis ? { redis } : {}),
    version: builtVersion(import.meta.url),
    settings,
    log,
    readiness,
    cipher,
    jobs: true,
    isSample: prepared.isSample,
    ...(pages === undefined ? {} : { pages }),
  })
  const address = await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' })

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    const inTime = await stopGracefully({
      app,
      readiness,
      log,
      close: [
        ...(redis ? [() => redis.close()] : []),
        () => database.close(),
        ...(replica ? [() => replica.close()] : []),
      ],
    })
    process.exit(inTime ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping ??= stop()
    })
  collectWhenIdle()
  console.log(announcement(address, prepared.isSample))
}

const explained = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { code, port } = error as Error & { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: choose one with PORT.`
  return expected.has(error.name) ? error.message : error
}

run().catch((error: unknown) => {
  console.error(explained(error))
  process.exit(1)
})
