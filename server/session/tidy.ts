import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { day, later } from './lifetime.ts'

/** Removes what nobody asks for any more: sessions a month after their end, codes and counts of tries after a day. */
export const tidySessions = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const aMonthAgo = later(now, -30 * day).toISOString()
  const aDayAgo = later(now, -day).toISOString()
  await db.deleteFrom('session').where('expires_at', '<', aMonthAgo).execute()
  await db.deleteFrom('verification_code').where('expires_at', '<', aDayAgo).execute()
  await db.deleteFrom('throttle').where('last_at', '<', aDayAgo).execute()
}
