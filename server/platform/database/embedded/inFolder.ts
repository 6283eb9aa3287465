import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from '../DatabaseError.ts'

/** The version of PostgreSQL that PGlite 0.5.16 is; a folder of another one cannot be read. */
const version = '18'

const unreadable = (folder: string, reason: string): DatabaseError =>
  new DatabaseError({ code: '58P01', message: `The embedded database in ${folder} cannot be opened: ${reason}.` })

/**
 * Starts the database of a folder. A new one is marked until it is whole, so that what an interrupted start left is
 * made anew. Throws
 * `DatabaseError` where the folder holds anything else than such a database, which is then left as it is.
 */
export async function inFolder<T>(folder: string | undefined, start: () => Promise<T>): Promise<T> {
  if (!folder) return start()
  const mark = `${folder}.new`
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const isNew = mustBeOurs(folder)
  if (isNew) writeFileSync(mark, '')
  try {
    const started = await start()
    rmSync(mark, { force: true })
    return started
  } catch (error) {
    if (isNew) for (const path of [folder, mark]) rmSync(path, { recursive: true, force: true })
    throw unreadable(folder, error instanceof Error ? error.message : String(error))
  }
}

/** Answers whether the folder is still empty. */
function mustBeOurs(folder: string): boolean {
  const file = join(folder, 'PG_VERSION')
  if (existsSync(file)) {
    const found = readFileSync(file, 'utf8').trim()
    if (found !== version)
      throw unreadable(folder, `it is one of PostgreSQL ${found.slice(0, 10)}, and this is PostgreSQL ${version}`)
    return false
  }
  if (readdirSync(folder).length > 0) throw unreadable(folder, 'the folder holds other files; choose another DATA_DIR')
  return true
}
