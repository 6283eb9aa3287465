import { constants, existsSync, rmSync } from 'node:fs'
import { cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { reserve, roomIn } from '../dataFolder/folderState.ts'
import type { Settings } from '../../settings.ts'
import type { Database } from '../database/Database.ts'
import { DatabaseLockedError } from '../database/DatabaseLockedError.ts'
import { lockFolder } from '../database/embedded/lockFolder.ts'
import { duringStandstill } from '../database/embedded/standstill/duringStandstill.ts'
import { openDatabase } from '../database/openDatabase.ts'

/**
 * Throws where the installation has no database yet: a command that only reads would make an empty one in a folder
 * whose name is mistyped.
 */
export function mustBeThere({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new Error(
      `There is no database in ${dataDir}: name its folder with DATA_DIR, or the server with DATABASE_URL.`,
    )
}

/**
 * Opens the database for a command that reads all of it. Where a host has the embedded one, a copy of its files is
 * opened, which is made while the host stands still, and goes away when it is closed. Throws as `openDatabase` does,
 * and where there is no database.
 */
export async function openToRead({
  databaseUrl: url,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  mustBeThere({ databaseUrl: url, dataDir })
  try {
    return await openDatabase({ ...(url !== undefined && { url }), dataDir })
  } catch (error) {
    if (url !== undefined || !(error instanceof DatabaseLockedError)) throw error
    return (await openCopy(dataDir)) ?? Promise.reject(error)
  }
}

/** Undefined where the process that has the database is no host. */
async function openCopy(dataDir: string): Promise<Database | undefined> {
  const copy = join(dataDir, 'copy')
  const unlock = await lockFolder(`${copy}.lock`)
  const remove = (): void => {
    rmSync(copy, { recursive: true, force: true })
    unlock()
  }
  try {
    rmSync(copy, { recursive: true, force: true }) // of a command that was killed
    const isCopied = await duringStandstill(dataDir, () =>
      copyDatabase(join(dataDir, 'database'), join(copy, 'database'), dataDir),
    )
    if (!isCopied) {
      remove()
      return undefined
    }
    const database = await openDatabase({ dataDir: copy })
    return { ...database, close: () => database.close().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

async function copyDatabase(from: string, to: string, dataDir: string): Promise<void> {
  const files = await readdir(from, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter(file => file.isFile()).map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  const size = sizes.reduce((sum, one) => sum + one, 0)
  if (roomIn(dataDir) < size + 2 * reserve)
    throw new Error(
      `There is no room in ${dataDir} for a copy of the database (${Math.ceil(size / 1_048_576)} MB): stop the host first.`,
    )
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
