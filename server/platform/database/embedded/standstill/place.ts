import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

/**
 * Where a host that has the embedded database of a folder is asked to stand still: a socket that its owner alone can
 * open.
 */
export function standstillPlace(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'standstill.sock')
  return `\\\\.\\pipe\\vision-back-office-${createHash('sha256').update(resolve(dataDir).toLowerCase()).digest('hex').slice(0, 32)}`
}

/**
 * What is said over it: the host that nobody writes, the caller that it is done, and the host that nobody wrote until
 * then.
 */
export const words = { still: 'still\n', done: 'done\n', kept: 'kept\n' } as const
