import { readFileSync } from 'node:fs'
import { describe, inject } from 'vitest'
import type { Database } from '../../server/platform/database/Database.ts'
import { openEmbedded } from '../../server/platform/database/embedded/openEmbedded.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { seed } from '../../server/seed/seed.ts'
import { administer, copyDatabase, databaseUrl } from './localPostgres.ts'
import { isFull } from './full.ts'

/** An engine the suites run on. */
export interface TestEngine {
  kind: 'embedded' | 'server'
  /** Why it cannot be used here; undefined where it can. */
  missing: string | undefined
  /** A fresh database with all migrations applied; `close` removes it. */
  open(): Promise<TestDatabase>
  /** The same with what every installation starts with. */
  openSeeded(): Promise<TestDatabase>
  /**
   * A copy of what `fill` makes of a fresh one: once in a worker for all who ask by this name, as filling takes longer
   * than most tests.
   */
  openFilled(name: string, fill: (database: Database) => Promise<unknown>): Promise<TestDatabase>
}

export interface TestDatabase extends Database {
  /** `postgres://…` of a server's database, for tests that open it a second time. */
  url: string | undefined
}

const templates = inject('testTemplates')

/** What was made once under each name. */
const onceByName = <T>(): ((name: string, make: () => Promise<T>) => Promise<T>) => {
  const made = new Map<string, Promise<T>>()
  return (name, make) => {
    const one = made.get(name) ?? make()
    made.set(name, one)
    return one
  }
}

const inMemory = { dataDir: 'memory', worker: false, waitLimit: 25_000 } as const
const dumps = onceByName<Uint8Array>()

const embedded: TestEngine = {
  kind: 'embedded',
  missing: undefined,
  async open() {
    return { ...(await openDatabase({ ...inMemory, template: readFileSync(templates.embedded) })), url: undefined }
  },
  openSeeded: () => embedded.openFilled('seeded', seed),
  async openFilled(name, fill) {
    const template = await dumps(name, async () => {
      const database = await openEmbedded({ ...inMemory, template: readFileSync(templates.embedded) })
      await fill(database)
      return database.dumpTemplate().finally(() => database.close())
    })
    return { ...(await openDatabase({ ...inMemory, template })), url: undefined }
  },
}

let opened = 0
const filled = onceByName<string>()

const onServer = () => {
  if ('missing' in templates.server) throw new Error(templates.server.missing)
  return templates.server
}

/** Makes a database of the server from another one, and opens it. */
const openCopy = async (of: string, name: string): Promise<TestDatabase> => {
  const { url, socketUrl } = onServer()
  await copyDatabase(url, name, of)
  const database = await openDatabase({ url: databaseUrl(socketUrl, name), poolSize: 5, waitLimit: 25_000 })
  return { ...database, url: databaseUrl(url, name) }
}

const thisWorker = `${process.pid}_${process.env['VITEST_POOL_ID'] ?? 0}`

/** The same for a test, after which it goes away. */
const openPassing = async (of: string): Promise<TestDatabase> => {
  const name = `vision_test_${thisWorker}_${Date.now().toString(36)}_${++opened}`
  const database = await openCopy(of, name)
  return {
    ...database,
    async close() {
      await database.close()
      await administer(onServer().url, `drop database if exists ${name} with (force)`)
    },
  }
}

const server: TestEngine = {
  kind: 'server',
  missing: 'missing' in templates.server ? templates.server.missing : undefined,
  open: () => openPassing(onServer().template),
  openSeeded: () => server.openFilled('seeded', seed),
  async openFilled(name, fill) {
    return openPassing(
      await filled(name, async () => {
        const { template } = onServer()
        const kept = `${template}_${name}_${thisWorker}`
        const database = await openCopy(template, kept)
        // Nobody may be connected to what is copied. It goes with the template that it was made from.
        await fill(database).finally(() => database.close())
        return kept
      }),
    )
  },
}

/** The engines by name, in a fixed order. */
export const engines: readonly TestEngine[] = [embedded, server]

/** One fresh, migrated database per engine that can be used here. */
export const openTestDatabases = (): Promise<TestDatabase[]> =>
  Promise.all(engines.filter(engine => !engine.missing).map(engine => engine.open()))

/**
 * `describe.each` over the engines; one that cannot be used here is reported as skipped, with the reason. `only` names
 * one of them, for a file of its own.
 */
export function describeEngines(title: string, body: (engine: TestEngine) => void, only?: TestEngine['kind']): void {
  for (const engine of engines.filter(({ kind }) => only === undefined || kind === only)) {
    const reason = engine.missing ? ` (${engine.missing})` : ''
    describe.skipIf(engine.missing)(`${title} on the ${engine.kind} database${reason}`, () => body(engine))
  }
}

/**
 * One that can be used here; the server, where there is one, as it takes half the time. For what takes a database,
 * whichever it is.
 */
export const quickest = server.missing === undefined ? server : embedded

/**
 * For behaviour above the database, which the suites of engine, ledger and contract hold to be the same on both: on one
 * of them, and on both in the full run.
 */
export const describeAbove = (title: string, body: (engine: TestEngine) => void): void =>
  describeEngines(title, body, isFull ? undefined : quickest.kind)
