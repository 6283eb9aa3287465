import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Any fixed number does; hosts share a lock of it from when they serve until they are gone, however they go. */
export const servingKey = 4_710_240

/** How many hosts serve by this database at this moment. */
export const hostsServing = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ hosts: string | number }>`
    select count(distinct pid) as hosts from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${servingKey}::integer::oid and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return Number(rows[0]?.hosts ?? 0)
}
