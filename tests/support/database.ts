import { readFileSync } from 'node:fs'
import { describe, inject } from 'vitest'
import type { Database } from '../../server/platform/database/Database.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { administer, databaseUrl } from './localPostgres.ts'
import { isFull } from './full.ts'

/** An engine the suites run on. */
export interface TestEngine {
  kind: 'embedded' | 'server'
  /** Why it cannot be used here; undefined where it can. */
  missing: string | undefined
  /** A fresh database with all migrations applied; `close` removes it. */
  open(): Promise<TestDatabase>
}

export interface TestDatabase extends Database {
  /** `postgres://…` of a server's database, for tests that open it a second time. */
  url: string | undefined
}

const templates = inject('testTemplates')

const embedded: TestEngine = {
  kind: 'embedded',
  missing: undefined,
  async open() {
    const template = readFileSync(templates.embedded)
    const database = await openDatabase({ dataDir: 'memory', template, worker: false, waitLimit: 25_000 })
    return { ...database, url: undefined }
  },
}

let opened = 0

const server: TestEngine = {
  kind: 'server',
  missing: 'missing' in templates.server ? templates.server.missing : undefined,
  async open() {
    if ('missing' in templates.server) throw new Error(templates.server.missing)
    const { url, template } = templates.server
    const name = `vision_test_${process.pid}_${process.env['VITEST_POOL_ID'] ?? 0}_${Date.now().toString(36)}_${++opened}`
    await administer(url, `create database ${name} template ${template}`)
    const own = databaseUrl(url, name)
    const database = await openDatabase({ url: own, poolSize: 5, waitLimit: 25_000 })
    return {
      ...database,
      url: own,
      async close() {
        await database.close()
        await administer(url, `drop database if exists ${name} with (force)`)
      },
    }
  },
}

/** The engines by name, in a fixed order. */
export const engines: readonly TestEngine[] = [embedded, server]

/** One fresh, migrated database per engine that can be used here. */
export const openTestDatabases = (): Promise<TestDatabase[]> =>
  Promise.all(engines.filter((engine) => !engine.missing).map((engine) => engine.open()))

/** `describe.each` over the engines; one that cannot be used here is reported as skipped, with the reason. `only` names one of them, for a file of its own. */
export function describeEngines(title: string, body: (engine: TestEngine) => void, only?: TestEngine['kind']): void {
  for (const engine of engines.filter(({ kind }) => only === undefined || kind === only)) {
    const reason = engine.missing ? ` (${engine.missing})` : ''
    describe.skipIf(engine.missing)(`${title} on the ${engine.kind} database${reason}`, () => body(engine))
  }
}

/** One that can be used here; the server, where there is one, as it takes half the time. For what takes a database, whichever it is. */
export const quickest = server.missing === undefined ? server : embedded

/**
 * For behaviour above the database, which the suites of engine, ledger and contract hold to be the same on both: on one of them, and on both in the full run.
 */
export const describeAbove = (title: string, body: (engine: TestEngine) => void): void =>
  describeEngines(title, body, isFull ? undefined : quickest.kind)
