import { dateIn } from '../../domain/calendar.ts'
import { openDatabase } from '../../server/database/openDatabase.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { isSample } from '../../server/sample/isSample.ts'
import { loadSample } from '../../server/sample/loadSample.ts'
import { seed } from '../../server/seed/seed.ts'
import type { Cluster } from './cluster.ts'

/** A database with so many patients: one from an earlier run if its schema is still the present one, else a new one. Answers its address. */
export const preparedDatabase = async (cluster: Cluster, patients: number): Promise<string> => {
  const name = `vision_bench_${patients}`
  const url = cluster.url(name)
  if (!(await cluster.create(name)) && await isReady(url)) return url
  await cluster.drop(name)
  await cluster.create(name)
  const started = performance.now()
  const database = await openDatabase({ url })
  try {
    await migrate(database)
    await seed(database)
    await loadSample(database, { patients, today: dateIn(new Date()) })
  } finally {
    await database.close()
  }
  console.log(`Loaded ${patients} patients in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return url
}

const isReady = async (url: string): Promise<boolean> => {
  const database = await openDatabase({ url })
  try {
    return await isSample(database) && (await migrate(database)).length === 0
  } catch {
    return false
  } finally {
    await database.close()
  }
}
