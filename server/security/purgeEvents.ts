import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { day, later } from '../session/lifetime.ts'
import { readSetting } from '../setting/readSetting.ts'

/** Removes what last happened longer ago than the settings say; answers how many rows. Throws DatabaseError. */
export const purgeEvents = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const { securityLogDays } = await readSetting(db, 'baseSetting')
  const { rows } = await sql`delete from security_event where last_at < ${later(now, -securityLogDays * day).toISOString()}::timestamptz returning id`.execute(db)
  return rows.length
}
