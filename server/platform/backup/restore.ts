import { createReadStream, existsSync } from 'node:fs'
import { readSettings } from '../../settings.ts'
import { runCommand } from '../database/command.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { takeOver, takenOver } from './takeOver.ts'

/**
 * `npm run db:restore -- file [--force]`: fills an empty database, or with --force replaces what is there. Everybody
 * has to sign in again.
 */
await runCommand(async words => {
  const file = words.find(word => !word.startsWith('--'))
  if (!file) return 'Usage: npm run db:restore -- file [--force]'
  if (!existsSync(file)) return `${file} does not exist.`
  const settings = readSettings(process.env)
  const { databaseUrl: url, dataDir } = settings
  const database = await openDatabase({ ...(url !== undefined && { url }), dataDir, exclusive: true })
  try {
    const taken = await takeOver(database, createReadStream(file), settings, { force: words.includes('--force') })
    console.log(takenOver(taken, `restored from ${file}`))
  } finally {
    await database.close()
  }
  return undefined
})
