import { storageFailure } from '../../platform/database/DatabaseError.ts'
import { StorageError } from '../../platform/storage/StorageError.ts'
import { Problem } from './problem.ts'

const ofFiles: Readonly<Record<string, string>> = {
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
  EROFS: 'notWritable',
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EIO: 'notWritable',
}

const fileFailure = (error: Error): string | undefined => {
  const { code, path } = error as NodeJS.ErrnoException
  // A write to an open file names no path, but neither a host nor a port.
  return code !== undefined && (path !== undefined || !('address' in error)) && Object.hasOwn(ofFiles, code)
    ? ofFiles[code]
    : undefined
}

/**
 * 503 where something could not be stored because the disk is full or cannot be written to, or what keeps files does
 * not answer; undefined for any other error.
 */
export const storageProblem = (error: Error): Problem | undefined => {
  const code = error instanceof StorageError ? 'filesAway' : (storageFailure(error) ?? fileFailure(error))
  return code === undefined ? undefined : new Problem(503, code)
}
