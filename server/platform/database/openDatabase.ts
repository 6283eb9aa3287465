import type { Database, DatabaseOptions } from './Database.ts'

/**
 * Opens the PostgreSQL server at `url`, or else the embedded database in `dataDir`. Neither driver is loaded before it
 * is needed. Throws `DatabaseError` when the server cannot be reached, `DatabaseLockedError` when another process has
 * the embedded database.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const { openServer } = await import('./server/openServer.ts')
    return openServer({ ...options, url: options.url })
  }
  const { openEmbedded } = await import('./embedded/openEmbedded.ts')
  return openEmbedded(options)
}
