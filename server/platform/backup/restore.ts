import { createReadStream, existsSync } from 'node:fs'
import { sql } from 'kysely'
import { createCipher } from '../secrets/Cipher.ts'
import { forgetForeignSecrets } from '../installationKey/forgetSecrets.ts'
import { readSecretKey } from '../secrets/secretKey.ts'
import { readSettings } from '../../settings.ts'
import { restoreBackup } from './restoreBackup.ts'
import { runCommand } from '../database/command.ts'
import { openDatabase } from '../database/openDatabase.ts'

/** `npm run db:restore -- file [--force]`: fills an empty database, or with --force replaces what is there. Everybody has to sign in again. */
await runCommand(async (words) => {
  const file = words.find((word) => !word.startsWith('--'))
  if (!file) return 'Usage: npm run db:restore -- file [--force]'
  if (!existsSync(file)) return `${file} does not exist.`
  const settings = readSettings(process.env)
  const { databaseUrl: url, dataDir } = settings
  const database = await openDatabase({ ...(url !== undefined && { url }), dataDir, exclusive: true })
  try {
    const rows = await restoreBackup(database, createReadStream(file), { force: words.includes('--force') })
    // Sign-ins that ended since the backup was made must not begin again.
    await sql`update session set ended_at = now(), ended_by = 'reset' where ended_at is null`.execute(database.db)
    const forgotten = await forgetForeignSecrets(database, createCipher(readSecretKey(settings)))
    if (forgotten > 0) console.log(`${forgotten} secrets of the backup were sealed with another SECRET_KEY and are cleared: enter them again on the settings page`)
    const sum = Object.values(rows).reduce((total, n) => total + n, 0)
    console.log(`${sum} rows of ${Object.keys(rows).length} tables restored from ${file}`)
  } finally {
    await database.close()
  }
  return undefined
})
