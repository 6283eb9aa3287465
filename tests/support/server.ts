import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inject } from 'vitest'
import { administer, copyDatabase, databaseUrl } from './localPostgres.ts'
import { prepared } from './prepared.ts'
import { serve } from './serve.ts'
import type { RunningServer } from './serve.ts'

export type { RunningServer } from './serve.ts'

/** Copies a folder, many files at a time: a database has well over a thousand, and `cp` waits for each of them. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const targetOf = (parent: string, name: string): string => join(to, relative(from, parent), name)
  await Promise.all(
    entries
      .filter(entry => entry.isDirectory())
      .map(({ parentPath, name }) => mkdir(targetOf(parentPath, name), { recursive: true })),
  )
  await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => copyFile(join(parentPath, name), targetOf(parentPath, name))),
  )
}

/** A copy of the filled database, where that is on a server. */
const copySample = async () => {
  const { server } = await prepared()
  if (server === undefined) return undefined
  const name = `browser_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(server, name, 'sample')
  return { url: databaseUrl(server, name), drop: () => administer(server, `drop database ${name} with (force)`) }
}

/** Starts the built server on a copy of what was filled, which goes away when it is stopped. */
export const startServer = async (environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'back-office-data-'))
  const [database] = await Promise.all([copySample(), copyFolder(inject('sampleDirectory'), dataDir)])
  const server = await serve(dataDir, { ...(database ? { DATABASE_URL: database.url } : {}), ...environment })
  const end = async (): Promise<number | null> => {
    const code = await server.stop()
    await Promise.all([database?.drop(), rm(dataDir, { recursive: true, force: true })])
    return code
  }
  let ended: Promise<number | null> | undefined
  return { ...server, stop: () => (ended ??= end()) }
}
