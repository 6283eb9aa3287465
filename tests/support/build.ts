import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './browser.ts'
import { administer, databaseUrl, startLocalPostgres } from './localPostgres.ts'
import type { Prepared } from './prepared.ts'
import { serve } from './serve.ts'
import { isFull } from './full.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Data directory of a server that was started once with the sample and stopped; each test's server begins with a
     * copy.
     */
    sampleDirectory: string
    /** The file that says when that is there, as `Prepared`. */
    preparedFile: string
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

const build = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [errors, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (status !== 0) throw new Error(`The build failed:\n${errors}`)
}

/**
 * Builds page and server where they are stale and fills one database, once for all browser tests and while others run;
 * see `prepared.ts`.
 */
export const setup = (project: TestProject): (() => Promise<void>) => {
  findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'back-office-sample-'))
  const [directory, file] = [join(folder, 'data'), join(folder, 'prepared.json')]
  let database: Awaited<ReturnType<typeof startDatabase>>
  const prepare = async (): Promise<Prepared> => {
    await build()
    database = await startDatabase()
    const server = await serve(directory, {
      SAMPLE_DATA: '60',
      ...(database ? { DATABASE_URL: databaseUrl(database.socketUrl, 'sample') } : {}),
    })
    await server.stop()
    return { server: database?.socketUrl }
  }
  const prepared = prepare()
    .catch((error: unknown): Prepared => ({ failure: String(error) }))
    .then(told => {
      writeFileSync(`${file}.part`, JSON.stringify(told))
      renameSync(`${file}.part`, file)
    })
  project.provide('sampleDirectory', directory)
  project.provide('preparedFile', file)
  return async () => {
    await prepared
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
