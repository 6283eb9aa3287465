import { sql } from 'kysely'
import { tableName } from '../../server/core/migrations/schemaNames.ts'
import { single } from './world.ts'
import type { World } from './world.ts'

/** A number that grows whenever a record is changed of which there is one. */
const changes = async ({ host }: World): Promise<number> => {
  const versions = single.map(([, resource]) => sql`(select version from ${sql.table(tableName(resource))})`)
  const {
    rows: [found],
  } = await sql<{ sum: number }>`select ${sql.join(versions, sql` + `)} as sum`.execute(host.database.db)
  return Number(found!.sum)
}

/**
 * Remembers the records of which there is one; answers what puts them back, so that no test depends on what another one
 * set.
 */
export const keepSettings = async (world: World): Promise<() => Promise<void>> => {
  const kept = await Promise.all(single.map(async ([name]) => ({ name, record: await world.done(name, 'get', {}) })))
  let seen = await changes(world)
  return async () => {
    if ((await changes(world)) === seen) return
    for (const {
      name,
      record: { version: _, ...values },
    } of kept)
      await world.done(name, 'update', values)
    seen = await changes(world)
  }
}
