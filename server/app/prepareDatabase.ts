import { dateIn } from '../../domain/calendar.ts'
import { registry, reports } from '../../resources/index.ts'
import type { Database, DatabaseLog } from '../platform/database/Database.ts'
import { allFacts } from '../core/statistics/Reports.ts'
import { migrate } from '../core/migrations/migrate.ts'
import { noteSearched } from '../core/searchIndex.ts'
import { isSample } from '../platform/session/isSample.ts'
import { loadSample } from '../sample/loadSample.ts'
import { seed } from '../seed/seed.ts'
import type { Settings } from '../settings.ts'
import { firstAdministrator } from './firstAdministrator.ts'
import type { FirstAdministrator } from './firstAdministrator.ts'
import { requireTables } from './fitTables.ts'
import type { FitTables } from './fitTables.ts'

export interface Prepared {
  /** The sample is in use, so that its accounts may be told. */
  readonly isSample: boolean
  /** Who was made because there was nobody. */
  readonly administrator?: FirstAdministrator
}

// Any fixed number does; it keeps hosts that start at the same time from filling the same database.
const lockKey = 4_710_236

const hasOperators = async ({ db }: Database): Promise<boolean> =>
  (await db.selectFrom('operator').select('id').limit(1).executeTakeFirst()) !== undefined

const fill = async (
  database: Database,
  settings: Settings,
  log: DatabaseLog,
): Promise<FirstAdministrator | undefined> => {
  if (await hasOperators(database)) return undefined
  const { sampleData: patients, adminUsername: username, adminPassword: password } = settings
  const now = new Date()
  if (patients === 0) return firstAdministrator(database, { username, password }, now)
  log.info({ patients }, 'loading the sample')
  await loadSample(database, { patients, today: dateIn(now) })
  return undefined
}

/**
 * Brings an opened database up to date: pending migrations, tables as `fitTables` sees to them, roles, menus and
 * dictionaries of this version, and, where nobody can sign in yet, the sample or a first administrator. Throws
 * MigrationError, DatabaseError.
 */
export const prepareDatabase = async (
  database: Database,
  settings: Settings,
  log: DatabaseLog,
  fitTables: FitTables = requireTables,
): Promise<Prepared> => {
  await migrate(database, { log })
  await fitTables(database, registry, allFacts(reports))
  await noteSearched(database, registry)
  return database.alone(lockKey, async () => {
    await seed(database)
    const administrator = await fill(database, settings, log)
    return { isSample: await isSample(database), ...(administrator ? { administrator } : {}) }
  })
}
