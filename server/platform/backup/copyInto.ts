import { PassThrough } from 'node:stream'
import type { Database } from '../database/Database.ts'
import type { Settings } from '../../settings.ts'
import type { RestoreOptions } from './restoreBackup.ts'
import { takeOver } from './takeOver.ts'
import type { TakenOver } from './takeOver.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * Fills one database with all that another one holds, by way of a backup that stands nowhere in between. Where either
 * side fails, so does the other, and the target is as it was. Throws as `restoreBackup` does.
 */
export const copyInto = async (
  target: Pick<Database, 'db'>,
  source: Pick<Database, 'db'>,
  settings: Pick<Settings, 'dataDir' | 'secretKey'>,
  options: RestoreOptions,
): Promise<TakenOver> => {
  const between = new PassThrough()
  const written = writeBackup(source, between)
  const taken = takeOver(target, between, settings, options)
  // Neither waits for the other once it has failed; the first to fail says why.
  let failure: unknown
  const failed = (error: unknown): void => {
    failure ??= error
    between.destroy(error instanceof Error ? error : undefined)
  }
  written.catch(failed)
  taken.catch(failed)
  const [, done] = await Promise.allSettled([written, taken])
  if (done.status === 'rejected') throw failure
  return done.value
}
