import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { day, later } from '../../core/lifetime.ts'

/**
 * Removes what nobody asks for any more: codes and counts of tries a day after their end. Sessions stay as long as the
 * log tells of sign-ins. Answers how many.
 */
export const tidySessions = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const aDayAgo = later(now, -day).toISOString()
  const gone = [
    await db.deleteFrom('verification_code').where('expires_at', '<', aDayAgo).executeTakeFirstOrThrow(),
    await db.deleteFrom('sign_in_ticket').where('expires_at', '<', aDayAgo).executeTakeFirstOrThrow(),
    await db.deleteFrom('second_factor_setup').where('expires_at', '<', aDayAgo).executeTakeFirstOrThrow(),
    await db.deleteFrom('throttle').where('last_at', '<', aDayAgo).executeTakeFirstOrThrow(),
  ]
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
