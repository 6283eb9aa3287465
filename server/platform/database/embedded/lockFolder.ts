import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseLockedError } from '../DatabaseLockedError.ts'
import { processSpace, processStart } from './processIdentity.ts'

interface Owner {
  pid: number
  /** Start of the process, because ids are used again. */
  start: string
  /** Where the id means something. */
  space: string
  token: string
}

const beatEvery = 2_000
const silentAfter = 10_000

const locked = (file: string, pid: number): DatabaseLockedError =>
  new DatabaseLockedError(
    `The embedded database is in use by process ${pid} (${file}). It can be opened by one process at a time: ` +
      'stop that process first, or run PostgreSQL and set DATABASE_URL if several hosts shall work with one database.',
  )

/**
 * Takes the lock file, for PGlite itself lets two processes open one folder and loses what one of them writes. A lock
 * left by a process that ended is taken over at once; one from another machine or container, whose processes cannot be
 * seen, once it has not been touched for 10 s. Returns the release. Throws `DatabaseLockedError`.
 */
export async function lockFolder(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const owner: Owner = {
    pid: process.pid,
    start: processStart(process.pid) ?? '',
    space: processSpace(),
    token: randomUUID(),
  }
  if (!create(file, owner)) {
    await untilAbandoned(file, owner.space)
    takeOver(file, owner)
  }
  const beat = setInterval(() => touch(file), beatEvery)
  beat.unref()
  return () => {
    clearInterval(beat)
    if (readOwner(file)?.token === owner.token) rmSync(file, { force: true })
  }
}

function create(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    rmSync(file, { force: true }) // it may have been made, but not written
    throw error
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined // gone meanwhile, or torn by a crash while it was written
  }
}

/** Resolves when the lock's owner is gone; throws as soon as there is a sign of life. */
async function untilAbandoned(file: string, space: string): Promise<void> {
  const owner = readOwner(file) ?? (await wait(500).then(() => readOwner(file))) // it may be just being written
  if (!owner) return
  if (owner.space === space) {
    if (processStart(owner.pid) === owner.start) throw locked(file, owner.pid)
    return
  }
  const seen = lastTouch(file)
  while (Date.now() - seen < silentAfter) {
    await wait(500)
    if (!existsSync(file)) return
    if (lastTouch(file) !== seen) throw locked(file, owner.pid)
  }
}

/** Replaces an abandoned lock. A second file makes sure that of two processes that found it so only one does. */
function takeOver(file: string, owner: Owner): void {
  const turn = `${file}.takeover`
  if (existsSync(turn) && Date.now() - lastTouch(turn) > silentAfter) rmSync(turn, { force: true })
  if (!create(turn, owner)) throw locked(file, readOwner(turn)?.pid ?? 0)
  try {
    const present = readOwner(file)
    if (present && present.space === owner.space && processStart(present.pid) === present.start)
      throw locked(file, present.pid)
    const own = `${file}.${owner.pid}`
    writeFileSync(own, JSON.stringify(owner))
    renameSync(own, file)
  } finally {
    rmSync(turn, { force: true })
  }
}

function lastTouch(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder was removed under a running database; its own statements will say so.
  }
}
