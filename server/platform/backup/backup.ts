import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { readSettings } from '../../settings.ts'
import { noteBackup } from './lastBackup.ts'
import { writeBackup } from './writeBackup.ts'
import { runCommand } from '../database/command.ts'
import { openToRead } from './openToRead.ts'

/**
 * `npm run db:backup -- file`: writes everything the database holds into a new file that only its owner can read. Hosts
 * may run meanwhile.
 */
await runCommand(async ([file]) => {
  if (!file) return 'Usage: npm run db:backup -- file'
  if (existsSync(file)) return `${file} exists; backups are not overwritten.`
  const settings = readSettings(process.env)
  const database = await openToRead(settings)
  const partial = `${file}.partial`
  try {
    // What an interrupted backup left may have been readable by others; a mode is given to new files alone.
    rmSync(partial, { force: true })
    const rows = await writeBackup(database, createWriteStream(partial, { flags: 'wx', mode: 0o600 }))
    renameSync(partial, file)
    await noteBackup(settings.dataDir, new Date())
    console.log(`${sum(rows)} rows of ${Object.keys(rows).length} tables written to ${file}`)
  } finally {
    rmSync(partial, { force: true })
    await database.close()
  }
  return undefined
})

function sum(rows: { [table: string]: number }): number {
  return Object.values(rows).reduce((total, n) => total + n, 0)
}
