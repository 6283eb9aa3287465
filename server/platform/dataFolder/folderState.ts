import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Bytes that must stay free: the database writes its log in pieces of 16 MB, and stops where it finds no room for the
 * next.
 */
export const reserve = 64 * 1_048_576

/** Bytes that this user may still write; without end where the file system does not tell. */
export const roomIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Writes a little and removes it again; throws what the file system says. */
export const tryToWrite = (folder: string): void => {
  const path = join(folder, `.written-by-${process.pid}`)
  try {
    const file = openSync(path, 'w', 0o600)
    try {
      writeSync(file, 'x')
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } finally {
    rmSync(path, { force: true })
  }
}

/** Whether a folder can be written to. */
export type FolderState = 'fine' | 'noSpace' | 'notWritable'

/** Looks at a folder, at most once in so many milliseconds. */
export const watchFolder = (folder: string, every = 2_000): (() => FolderState) => {
  let seen: FolderState = 'fine'
  let seenAt = Number.NEGATIVE_INFINITY
  const look = (): FolderState => {
    if (roomIn(folder) < reserve) return 'noSpace'
    try {
      tryToWrite(folder)
      return 'fine'
    } catch {
      return 'notWritable'
    }
  }
  return () => {
    if (performance.now() - seenAt >= every) {
      seen = look()
      seenAt = performance.now()
    }
    return seen
  }
}
