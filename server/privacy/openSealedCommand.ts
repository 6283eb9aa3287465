import { parseArgs } from 'node:util'
import { mustBeThere } from '../platform/backup/openToRead.ts'
import { runCommand } from '../platform/database/command.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { claimSecretKey } from '../platform/installationKey/claimSecretKey.ts'
import { createCipher } from '../platform/secrets/Cipher.ts'
import { readSecretKey } from '../platform/secrets/secretKey.ts'
import { readSettings } from '../settings.ts'
import { openSealed } from './openSealed.ts'

const usage = 'Usage: npm run db:open-sealed -- DR00000000 --authority "who orders it" --reason "by which order"'

/**
 * `npm run db:open-sealed`: writes what is sealed under a number to standard output as JSON, for an authority, and
 * notes that in the log.
 */
await runCommand(async words => {
  const {
    values: { authority, reason },
    positionals: [request, ...more],
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { authority: { type: 'string' }, reason: { type: 'string' } },
  })
  if (!request || more.length > 0 || !authority?.trim() || !reason?.trim()) return usage
  const settings = readSettings(process.env)
  mustBeThere(settings)
  const cipher = createCipher(readSecretKey(settings))
  const database = await openDatabase({
    ...(settings.databaseUrl !== undefined && { url: settings.databaseUrl }),
    dataDir: settings.dataDir,
  })
  try {
    await claimSecretKey(database, cipher)
    console.log(
      JSON.stringify(
        await openSealed(
          database.db,
          cipher,
          { request, authority: authority.trim(), reason: reason.trim() },
          new Date(),
        ),
        null,
        2,
      ),
    )
  } finally {
    await database.close()
  }
  return undefined
})
