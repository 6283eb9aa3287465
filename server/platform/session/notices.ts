import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Whose notices are meant. */
export interface Reader {
  readonly id: number
  readonly hospital: number
}

/** The type of the notices that feed the top bar. */
export const announcementType = 1
const mostCounted = 1000

/** Those of the reader's organisation, or of all; one of the product's own for the operators that it names alone. */
const isFor = (reader: Reader) => sql<boolean>`(coalesce(cardinality(n.hospitals), 0) = 0 or ${reader.hospital} = any(n.hospitals))
  and (not n.personal or ${reader.id} = any(n.operators))`

/** A condition on `notice n`: published, of a type, and for the reader's organisation. */
export const readable = (reader: Reader, type: number) =>
  sql<boolean>`n.published and n.type = ${type} and ${isFor(reader)}`

/** How many of the newest thousand notices in the top bar the reader has not opened. */
export const unreadNotices = async (db: Kysely<Tables>, reader: Reader): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread
    from (select n.id from notice n where ${readable(reader, announcementType)} order by n.id desc limit ${mostCounted}) newest
    where not exists (select from notice_read r where r.operator = ${reader.id} and r.notice = newest.id)`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Ids of the notices that the reader has opened, separated by commas, newest first; a thousand at most. */
export const watchedNotices = async (db: Kysely<Tables>, reader: Reader): Promise<string> => {
  const { rows } = await sql<{ notice: number }>`
    select r.notice from notice_read r join notice n on n.id = r.notice
    where r.operator = ${reader.id} order by r.notice desc limit ${mostCounted}`.execute(db)
  return rows.map(row => row.notice).join(',')
}

/**
 * Remembers that the reader has opened these notices, or all that are announced; those that are not meant for them are left out.
 * Answers how many were new.
 */
export const markRead = async (db: Kysely<Tables>, reader: Reader, ids: readonly number[] | 'all', now: Date): Promise<number> => {
  const chosen = ids === 'all' ? sql<boolean>`n.type = ${announcementType}` : sql<boolean>`n.id = any(${[...ids]}::int[])`
  const { rows } = await sql`
    insert into notice_read (operator, notice, read_at)
    select ${reader.id}, n.id, ${now.toISOString()}::timestamptz from notice n
    where ${chosen} and n.published and ${isFor(reader)}
    on conflict do nothing returning notice`.execute(db)
  return rows.length
}
