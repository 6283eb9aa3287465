import { sql } from 'kysely'
import type { Database } from '../platform/database/Database.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { seedDictionaries } from './seedDictionaries.ts'
import { seedPriceOptions } from './seedPriceOptions.ts'
import { seedGameConfig } from './seedGameConfig.ts'
import { seedMenus } from './seedMenus.ts'
import { seedRoles } from './seedRoles.ts'
import { seedSingletons } from './seedSingletons.ts'
import { seedTimings } from './seedTimings.ts'

// Any fixed number does; hosts that start at the same time wait for one another.
const lockKey = 4_710_235

/**
 * Brings a migrated database what every installation starts with: roles, navigation, dictionaries, the records that are
 * there once and the jobs of the hosts. To be called at each start: it adds what is new and leaves alone what was
 * changed or deleted since.
 */
export const seed = async (database: Pick<Database, 'db'>): Promise<void> => {
  await database.db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
    await seedRoles(transaction)
    await seedMenus(transaction)
    await seedDictionaries(transaction)
    await seedSingletons(transaction)
    await seedTimings(transaction)
    await seedPriceOptions(transaction)
    await seedGameConfig(transaction)
  })
  await announceAuthorityChange()
}
