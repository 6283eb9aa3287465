import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { day, later } from '../../core/lifetime.ts'

/** How long the log of runs goes back. */
export const logLifetime = 90 * day

/** Removes runs that ended longer ago than that, but the latest of each job; answers how many. */
export const purgeRuns = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const { rows } =
    await sql`delete from timing_log l where l.ended_at < ${later(now, -logLifetime).toISOString()}::timestamptz
    and exists (select from timing_log n where n.timing = l.timing and n.id > l.id) returning l.id`.execute(db)
  return rows.length
}
