import type { Capability } from '../core/capability.ts'
import { cache } from './cache.ts'
import { cacheEntry } from './cacheEntry.ts'
import { databaseStatement } from './databaseStatement.ts'
import { errorLog } from './errorLog.ts'
import { home } from './home.ts'
import { log } from './log.ts'
import { logCount } from './logCount.ts'
import { server } from './server.ts'
import { tableSize } from './tableSize.ts'

export const monitor = {
  menu: 'monitor',
  resources: { log, logCount, errorLog, server, databaseStatement, tableSize, cache, cacheEntry },
  services: {},
  pages: {},
  aliases: { redis: 'cache' },
  home,
} as const satisfies Capability
