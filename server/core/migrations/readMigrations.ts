import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One migration file as it is on disk. */
export interface MigrationFile {
  /** File name without its ending, as `0010_first_resources`. */
  name: string
  sql: string
  checksum: string
}

const pattern = /^\d{4}_[a-z0-9_]+\.sql$/

/**
 * The folder with the SQL files: this file's own, or, when the host runs from its build, `server/core/migrations` of
 * the project above the bundle. Throws when there is none.
 */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  if (hasMigrations(here)) return here
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'server', 'core', 'migrations')
    if (hasMigrations(candidate)) return candidate
  }
  throw new Error(`No migrations found: ${here} and the folders above it have no server/core/migrations with SQL files`)
}

const hasMigrations = (folder: string): boolean => existsSync(folder) && migrationNames(folder).length > 0

/** File names in their order. */
export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => pattern.test(name))
    .sort()

/** All files in their order; checksums do not depend on how lines end. */
export function readMigrations(folder = migrationsFolder()): MigrationFile[] {
  return migrationNames(folder).map(file => {
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}
