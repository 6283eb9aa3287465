import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { reserve, roomIn, tryToWrite } from './folderState.ts'

/** `DATA_DIR` cannot be used; the message says why. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file in its place',
  ENOTDIR: 'there is a file in the place of a folder above it',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'the quota of this user is used up',
  ENOENT: 'it cannot be made there',
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576)

/** Why a folder cannot be used, as a sentence. */
export const unusable = (dataDir: string, reason: string): DataFolderError =>
  new DataFolderError(`DATA_DIR (${resolve(dataDir)}) cannot be used: ${reason}.`)

/** What there is too little of. */
export const tooFull = (dataDir: string): DataFolderError =>
  unusable(
    dataDir,
    `only ${megabytes(roomIn(dataDir))} MB are free on its disk, and the database needs ${megabytes(reserve)} MB to go on`,
  )

/**
 * Makes the folder where it is missing, for its owner alone, and sees whether it can be written to. Throws {@link
 * DataFolderError}.
 */
export const prepareDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    tryToWrite(dataDir)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw unusable(dataDir, reasons[code] ?? code)
  }
  if (roomIn(dataDir) < reserve) throw tooFull(dataDir)
}
