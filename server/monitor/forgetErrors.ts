import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { day, later } from '../core/lifetime.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Kinds of failures that are kept; nobody reads more, and whoever makes them up fills no disk. */
export const mostKinds = 5000

/** Takes failures away that were not seen for so many days, and of too many those that were seen the longest ago, those first that no operator ever met. Answers how many. */
export const forgetErrors = async (db: Kysely<Tables>, { now, days, most = mostKinds }: { readonly now: Date; readonly days: number; readonly most?: number }): Promise<number> => {
  const { rows } = await sql`
    delete from error_log where last_at < ${later(now, -days * day).toISOString()}::timestamptz
      or id in (select id from error_log order by (source = 'host' or coalesce(cardinality(operators), 0) > 0) desc, last_at desc, id desc offset ${most}) returning id`.execute(db)
  return rows.length
}
