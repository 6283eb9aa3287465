import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { Problem } from './errors/problem.ts'
import { countTry, counted, waitText } from './throttle.ts'

/**
 * Counts a token that is nobody's, by the address that it came from: such say so without a wait as long as there are
 * few, then it throws 429. A token that is right is never slowed, so that one that was revoked leaves those beside it
 * alone.
 */
export const refuseStrangeToken = async (db: Kysely<Tables>, ip: string, now: Date): Promise<null> => {
  const wait = await countTry(db, counted(20, 'deviceToken', ip), now)
  if (!wait) return null
  const { key, parameters } = waitText(wait, now)
  throw new Problem(429, key, { parameters })
}
