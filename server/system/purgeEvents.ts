import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { day, later } from '../core/lifetime.ts'
import { readSetting } from '../core/readSetting.ts'

/** Removes what last happened longer ago than the settings say; answers how many events. Throws DatabaseError. */
export const purgeEvents = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const { securityLogDays } = await readSetting(db, 'baseSetting')
  const before = later(now, -securityLogDays * day).toISOString()
  const { rows } = await sql`delete from security_event where last_at < ${before}::timestamptz returning id`.execute(db)
  return rows.length
}
