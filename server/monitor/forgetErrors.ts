import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** Kinds of failures that are kept; nobody reads more, and whoever makes them up fills no disk. */
export const mostKinds = 5000

/**
 * Takes of too many failures those away that were seen the longest ago, those first that no operator ever met. Answers
 * how many.
 */
export const forgetErrors = async (db: Kysely<Tables>, most = mostKinds): Promise<number> => {
  const { rows } = await sql`
    delete from error_log where id in (select id from error_log order by (source = 'host' or coalesce(cardinality(operators), 0) > 0) desc, last_at desc, id desc offset ${most}) returning id`.execute(
    db,
  )
  return rows.length
}
