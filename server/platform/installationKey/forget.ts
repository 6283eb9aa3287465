import { runCommand } from '../database/command.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { readSettings } from '../../settings.ts'
import { forgetSecrets } from './forgetSecrets.ts'

/**
 * `npm run db:forget-secrets`: clears the stored secrets whose key is lost, so that hosts start again and the secrets
 * can be entered anew.
 */
await runCommand(async () => {
  const { databaseUrl: url, dataDir } = readSettings(process.env)
  const database = await openDatabase({ ...(url !== undefined && { url }), dataDir })
  try {
    console.log(`${await forgetSecrets(database)} stored secrets cleared`)
  } finally {
    await database.close()
  }
  return undefined
})
