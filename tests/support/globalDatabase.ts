import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../server/platform/database/embedded/openEmbedded.ts'
import { openServer } from '../../server/platform/database/server/openServer.ts'
import { migrate } from '../../server/core/migrations/migrate.ts'
import { administer, databaseUrl, dropDatabases, startLocalPostgres } from './localPostgres.ts'

/** What the run made once; each test file copies its databases from it. */
export interface TestTemplates {
  /** File with the dumped data directory of a migrated embedded database. */
  embedded: string
  /** A migrated template database on a server, or why there is none. */
  server: { url: string; socketUrl: string; template: string } | { missing: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    testTemplates: TestTemplates
  }
}

/** vitest's global set-up: migrates one database per engine and keeps it as a template for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vision-test-'))
  const [embedded, server] = await Promise.all([makeEmbedded(folder), makeServer()])
  if ('missing' in server.template) console.warn(`Tests on a PostgreSQL server are skipped: ${server.template.missing}`)
  project.provide('testTemplates', { embedded, server: server.template })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeEmbedded(folder: string): Promise<string> {
  const database = await openEmbedded({ dataDir: 'memory', worker: false })
  const file = join(folder, 'embedded.tar')
  try {
    await migrate(database)
    writeFileSync(file, await database.dumpTemplate())
  } finally {
    await database.close()
  }
  return file
}

async function makeServer(): Promise<{ template: TestTemplates['server']; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  const local = given ? { url: given, socketUrl: given, stop: async () => {} } : await startLocalPostgres()
  if (typeof local === 'string') return { template: { missing: local }, stop: async () => {} }
  const name = `vision_template_${process.pid}`
  await administer(local.url, `drop database if exists ${name}; create database ${name}`)
  const database = await openServer({ url: databaseUrl(local.url, name), poolSize: 1 })
  await migrate(database).finally(() => database.close())
  return {
    template: { url: local.url, socketUrl: local.socketUrl, template: name },
    stop: async () => {
      // With what was filled from it.
      if (given) await dropDatabases(local.url, name)
      await local.stop()
    },
  }
}
