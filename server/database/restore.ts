import { createReadStream, existsSync } from 'node:fs'
import { readSettings } from '../settings.ts'
import { restoreBackup } from './backup/restoreBackup.ts'
import { runCommand } from './command.ts'
import { openDatabase } from './openDatabase.ts'

/** `npm run db:restore -- file [--force]`: fills an empty database, or with --force replaces what is there. */
await runCommand(async (words) => {
  const file = words.find((word) => !word.startsWith('--'))
  if (!file) return 'Usage: npm run db:restore -- file [--force]'
  if (!existsSync(file)) return `${file} does not exist.`
  const { databaseUrl: url, dataDir } = readSettings(process.env)
  const database = await openDatabase({ ...(url !== undefined && { url }), dataDir })
  try {
    const rows = await restoreBackup(database, createReadStream(file), { force: words.includes('--force') })
    const sum = Object.values(rows).reduce((total, n) => total + n, 0)
    console.log(`${sum} rows of ${Object.keys(rows).length} tables restored from ${file}`)
  } finally {
    await database.close()
  }
  return undefined
})
