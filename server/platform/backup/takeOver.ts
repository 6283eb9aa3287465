import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '../database/Database.ts'
import { forgetForeignSecrets } from '../installationKey/forgetSecrets.ts'
import { createCipher } from '../secrets/Cipher.ts'
import { readSecretKey } from '../secrets/secretKey.ts'
import type { Settings } from '../../settings.ts'
import { restoreBackup } from './restoreBackup.ts'
import type { RestoreOptions } from './restoreBackup.ts'

/** What a database has taken over, and how many of its secrets nobody can open any more. */
export interface TakenOver {
  readonly rows: { readonly [table: string]: number }
  readonly forgotten: number
}

/**
 * Fills the database from a backup for an installation that starts anew from it: everybody has to sign in again, and
 * secrets that another key sealed are cleared. Throws as `restoreBackup` does.
 */
export const takeOver = async (
  database: Pick<Database, 'db'>,
  file: Readable,
  settings: Pick<Settings, 'dataDir' | 'secretKey'>,
  options: RestoreOptions,
): Promise<TakenOver> => {
  const rows = await restoreBackup(database, file, options)
  // Sign-ins that ended since the backup was made must not begin again.
  await sql`update session set ended_at = now(), ended_by = 'reset' where ended_at is null`.execute(database.db)
  return { rows, forgotten: await forgetForeignSecrets(database, createCipher(readSecretKey(settings))) }
}

/** What was taken over, in words. */
export const takenOver = ({ rows, forgotten }: TakenOver, whence: string): string => {
  const sum = Object.values(rows).reduce((total, n) => total + n, 0)
  return [
    ...(forgotten > 0
      ? [
          `${forgotten} secrets of the backup were sealed with another SECRET_KEY and are cleared: enter them again on the settings page`,
        ]
      : []),
    `${sum} rows of ${Object.keys(rows).length} tables ${whence}`,
  ].join('\n')
}
