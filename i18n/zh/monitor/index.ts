import type { CapabilityTexts } from '../../ResourceTexts.ts'
import cache from './cache.ts'
import cacheEntry from './cacheEntry.ts'
import databaseStatement from './databaseStatement.ts'
import errorLog from './errorLog.ts'
import log from './log.ts'
import logCount from './logCount.ts'
import server from './server.ts'
import tableSize from './tableSize.ts'

/** The texts of this capability's resources. */
export default {
  log,
  logCount,
  errorLog,
  server,
  databaseStatement,
  tableSize,
  cache,
  cacheEntry,
} satisfies CapabilityTexts<'monitor'>
