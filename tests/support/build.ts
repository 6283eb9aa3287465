import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './browser.ts'
import { administer, databaseUrl, startLocalPostgres } from './localPostgres.ts'
import { serve } from './serve.ts'
import { isFull } from './full.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Data directory of a server that was started once with the sample and stopped; each test's server begins with a
     * copy.
     */
    sampleDirectory: string
    /**
     * The PostgreSQL server whose database `sample` such a server filled; undefined where it filled the embedded one,
     * in the data directory.
     */
    sampleServer: string | undefined
  }
}

/**
 * The server that browser tests keep their data on. The embedded database costs each of them seconds of computing; it
 * is theirs where there is no other, and in the full run.
 */
const startDatabase = async () => {
  const server = isFull ? 'the full run takes the embedded database' : await startLocalPostgres()
  if (typeof server === 'string') return undefined
  await administer(server.url, 'create database sample')
  return server
}

/**
 * Builds page and server where they are stale, unpacks the browser and fills one database, once before the browser
 * tests.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`)
  findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'back-office-sample-'))
  const database = await startDatabase()
  const server = await serve(folder, {
    SAMPLE_DATA: '60',
    ...(database ? { DATABASE_URL: databaseUrl(database.socketUrl, 'sample') } : {}),
  })
  await server.stop()
  project.provide('sampleDirectory', folder)
  project.provide('sampleServer', database?.socketUrl)
  return async () => {
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
