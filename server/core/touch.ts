import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { joined } from './actions/joined.ts'
import { later, touchInterval } from './lifetime.ts'

interface Touch {
  readonly id: number
  readonly now: Date
}

/**
 * Writes that somebody was there, at most once a minute. Those who come while some are written are written together:
 * thousands of devices begin at the same hour, and each statement would wait for its own commit.
 */
export const createTouches = (db: Kysely<Tables>, table: 'device' | 'wx_user') => {
  const write = joined<Touch, null>(async all => {
    const now = all.reduce((latest, one) => (one.now > latest ? one.now : latest), all[0]!.now)
    const before = later(now, -touchInterval)
    // Another host writes the same of whom it holds; in which order they are held is then all the same.
    await sql`
      update ${sql.table(table)} set last_seen_at = ${now.toISOString()}::timestamptz where id in (
        select id from ${sql.table(table)} where id = any(${all.map(({ id }) => id)}::integer[]) and (last_seen_at is null or last_seen_at <= ${before.toISOString()}::timestamptz) for update skip locked)`.execute(
      db,
    )
    return all.map(() => null)
  })
  return async (id: number, lastSeenAt: string | null, now: Date): Promise<void> => {
    if (lastSeenAt === null || new Date(lastSeenAt) <= later(now, -touchInterval)) await write({ id, now })
  }
}
