import type { Implementation } from '../core/contract.ts'
import { cacheEntryImplementation, cacheImplementation } from './cache.ts'
import { databaseStatementImplementation } from './databaseStatement.ts'
import { errorLogImplementation } from './errorLog.ts'
import { logImplementation } from './log.ts'
import { logCountImplementation } from './logCount.ts'
import { serverImplementation, tableSizeImplementation } from './server.ts'

/** What the server does by hand for this capability. */
export const monitor: readonly Implementation[] = [
  errorLogImplementation,
  logImplementation,
  logCountImplementation,
  serverImplementation,
  tableSizeImplementation,
  databaseStatementImplementation,
  cacheImplementation,
  cacheEntryImplementation,
]
