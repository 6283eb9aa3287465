import { sql } from 'kysely'
import { tableName } from '../../server/core/migrations/schemaNames.ts'
import { single } from './world.ts'
import type { World } from './world.ts'

/** The versions of the records of which there is one, by resource: each grows whenever its record is changed. */
const versionsOf = async ({ host }: World): Promise<Readonly<Record<string, number>>> => {
  const versions = single.map(
    ([name, resource]) => sql`(select version from ${sql.table(tableName(resource))}) as ${sql.ref(name)}`,
  )
  const {
    rows: [found],
  } = await sql<Record<string, number>>`select ${sql.join(versions)}`.execute(host.database.db)
  return found!
}

/**
 * Remembers the records of which there is one; answers what puts back those that were changed since, so that no test
 * depends on what another one set.
 */
export const keepSettings = async (world: World): Promise<() => Promise<void>> => {
  const kept = await Promise.all(single.map(async ([name]) => ({ name, record: await world.done(name, 'get', {}) })))
  let seen = await versionsOf(world)
  return async () => {
    const now = await versionsOf(world)
    const changed = kept.filter(({ name }) => now[name] !== seen[name])
    for (const {
      name,
      record: { version: _, ...values },
    } of changed)
      await world.done(name, 'update', values)
    if (changed.length > 0) seen = await versionsOf(world)
  }
}
