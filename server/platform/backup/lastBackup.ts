import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup')

/** Notes beside the data when a backup was written; where that cannot be noted, the backup is there all the same. */
export const noteBackup = async (dataDir: string, at: Date): Promise<void> => {
  await writeFile(fileIn(dataDir), `${at.toISOString()}\n`, { mode: 0o600 }).catch((error: unknown) =>
    console.warn(`When it was written could not be noted: ${String(error)}`),
  )
}

/** When the last backup was written; undefined where nobody noted one. */
export const lastBackup = async (dataDir: string): Promise<Date | undefined> => {
  const at = new Date((await readFile(fileIn(dataDir), 'utf8').catch(() => '')).trim())
  return Number.isNaN(at.getTime()) ? undefined : at
}
