import { readSettings } from '../../settings.ts'
import { runCommand } from '../database/command.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { copyInto } from './copyInto.ts'
import { mustBeThere } from './openToRead.ts'
import { takenOver } from './takeOver.ts'

/**
 * `npm run db:copy -- postgres://… [--force]`: copies all that the database of this installation holds into an empty one of a PostgreSQL server. Neither
 * may be open elsewhere, so that nothing is written that the copy does not have. Everybody has to sign in again.
 */
await runCommand(async words => {
  const to = words.find(word => !word.startsWith('--'))
  if (!to) return 'Usage: npm run db:copy -- postgres://user:password@host:5432/database [--force]'
  readSettings({ DATABASE_URL: to })
  const settings = readSettings(process.env)
  const { databaseUrl: url, dataDir } = settings
  mustBeThere(settings)
  const source = await openDatabase({ ...(url !== undefined && { url }), dataDir, exclusive: true })
  try {
    const target = await openDatabase({ url: to, exclusive: true })
    try {
      const taken = await copyInto(target, source, settings, { force: words.includes('--force') })
      console.log(takenOver(taken, `copied to ${new URL(to).host}`))
      console.log(
        'Start the host with this address as DATABASE_URL, and with the same SECRET_KEY and DATA_DIR as before.',
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  return undefined
})
