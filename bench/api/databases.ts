import { dateIn } from '../../domain/calendar.ts'
import { registry } from '../../resources/index.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { appliedMigrations, migrate } from '../../server/core/migrations/migrate.ts'
import { readMigrations } from '../../server/core/migrations/readMigrations.ts'
import { noteSearched } from '../../server/core/searchIndex.ts'
import { isSample } from '../../server/platform/session/isSample.ts'
import { loadSample } from '../../server/sample/loadSample.ts'
import { seed } from '../../server/seed/seed.ts'
import type { Cluster } from './cluster.ts'

/** A new database of that name with so many patients: its address, and the seconds that filling it took. */
export const loadedDatabase = async (
  cluster: Cluster,
  name: string,
  patients: number,
  told?: number,
): Promise<{ readonly url: string; readonly seconds: number }> => {
  const url = cluster.url(name)
  await cluster.drop(name)
  await cluster.create(name)
  const database = await openDatabase({ url })
  try {
    await migrate(database)
    // As a host does it: noted when rows are there already, it would read them all again while it is measured.
    await noteSearched(database, registry)
    await seed(database)
    const started = performance.now()
    await loadSample(database, { patients, today: dateIn(new Date()), ...(told === undefined ? {} : { told }) })
    return { url, seconds: (performance.now() - started) / 1000 }
  } finally {
    await database.close()
  }
}

/**
 * A database with so many patients: one from an earlier run if its schema is still the present one, else a new one.
 * Answers its address.
 */
export const preparedDatabase = async (cluster: Cluster, patients: number, told?: number): Promise<string> => {
  const name = `vision_bench_${patients}${told === undefined ? '' : `_${told}`}`
  if (!(await cluster.create(name)) && (await isReady(cluster.url(name)))) return cluster.url(name)
  const { url, seconds } = await loadedDatabase(cluster, name, patients, told)
  console.log(`Loaded ${patients} patients in ${seconds.toFixed(1)} s`)
  return url
}

// Looks without touching it: what is of another schema is loaded anew, so that nothing of it needs to be migrated.
const isReady = async (url: string): Promise<boolean> => {
  const database = await openDatabase({ url })
  try {
    const applied = await appliedMigrations(database.db)
    const files = readMigrations()
    return (
      applied.size === files.length &&
      files.every(({ name, checksum }) => applied.get(name) === checksum) &&
      (await isSample(database))
    )
  } catch {
    return false
  } finally {
    await database.close()
  }
}
