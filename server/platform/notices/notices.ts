import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { day } from '../../core/lifetime.ts'
import { isDuring } from '../../core/visibility.ts'
import { literal } from '../../core/statement.ts'
import type { Tables } from '../database/tables.ts'

/** Whose notices are meant. */
export interface Reader {
  readonly id: number
  readonly hospital: number
}

/** How long what the product told operators is kept. */
export const noticeLifetime = 180 * day

/** The type of the notices that feed the top bar. */
export const announcementType = 1
const mostCounted = 1000

/** A condition on a row of something published: out at a moment. */
const isOut = (row: string, now: Date): string =>
  `${row}.state in ('scheduled', 'published') and ${isDuring(`${row}.valid_from`, `${row}.valid_until`, `${literal(now.toISOString())}::timestamptz`)}`

/** Likewise: for an organisation, or for all. */
const isMeant = (row: string, hospital: number): string =>
  `(coalesce(cardinality(${row}.hospitals), 0) = 0 or ${hospital}::integer = any(${row}.hospitals))`

/**
 * A condition on a row of something published: an operator is told of it now, whatever else they may see as who writes
 * such things.
 */
export const isToldTo = (row: string, { hospital }: Pick<Reader, 'hospital'>, now: Date): string =>
  `${isOut(row, now)} and ${isMeant(row, hospital)}`

/** Those of the reader's organisation, or of all. */
const isFor = (reader: Reader) => sql.raw<boolean>(isMeant('n', reader.hospital))

/** A condition on `notice n`: published at a moment. */
const isPublished = (now: Date) => sql.raw<boolean>(isOut('n', now))

/** A condition on `notice n`: published now, of a type, and for the reader's organisation. */
export const readable = (reader: Reader, type: number, now: Date) =>
  sql<boolean>`${isPublished(now)} and n.type = ${type} and ${isFor(reader)}`

/**
 * How many of the newest thousand announcements in the top bar the reader has not opened, and of what the product told
 * them.
 */
export const unreadNotices = async (db: Kysely<Tables>, reader: Reader, now: Date): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`select (
    select count(*) from (select n.id from notice n where ${readable(reader, announcementType, now)} order by n.id desc limit ${mostCounted}) newest
      where not exists (select from notice_read r where r.operator = ${reader.id} and r.notice = newest.id)
  )::int + (select count(*) from operator_notice p where p.operator = ${reader.id} and p.read_at is null)::int as unread`.execute(
    db,
  )
  return rows[0]?.unread ?? 0
}

/** Ids of what the reader has opened of either, separated by commas, newest first; a thousand at most. */
export const watchedNotices = async (db: Kysely<Tables>, reader: Reader): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from (
    select r.notice as id from notice_read r join notice n on n.id = r.notice where r.operator = ${reader.id}
    union all select p.id from operator_notice p where p.operator = ${reader.id} and p.read_at is not null
  ) watched order by id desc limit ${mostCounted}`.execute(db)
  return rows.map(row => row.id).join(',')
}

/**
 * Remembers that the reader has opened these notices, or all that are announced or told to them; those that are not
 * meant for them are left out. Answers how many were new.
 */
export const markRead = async (
  db: Kysely<Tables>,
  reader: Reader,
  ids: readonly number[] | 'all',
  now: Date,
): Promise<number> => {
  const among = (column: string, all: ReturnType<typeof sql<boolean>>) =>
    ids === 'all' ? all : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`
  const { rows } = await sql<{ id: number }>`
    with told as (
      update operator_notice p set read_at = ${now.toISOString()}::timestamptz
      where p.operator = ${reader.id} and p.read_at is null and ${among('p.id', sql`true`)} returning p.id
    ), announced as (
      insert into notice_read (operator, notice, read_at)
      select ${reader.id}, n.id, ${now.toISOString()}::timestamptz from notice n
      where ${among('n.id', sql`n.type = ${announcementType}`)} and ${isPublished(now)} and ${isFor(reader)}
      on conflict do nothing returning notice
    ) select id from told union all select notice from announced`.execute(db)
  return rows.length
}

/** Forgets that the reader opened what was marked as read at this moment; answers how many that were. */
export const markUnread = async (db: Kysely<Tables>, reader: Reader, readAt: string): Promise<number> => {
  const { rows } = await sql`
    with told as (update operator_notice set read_at = null where operator = ${reader.id} and read_at = ${readAt}::timestamptz returning id),
      announced as (delete from notice_read where operator = ${reader.id} and read_at = ${readAt}::timestamptz returning notice)
    select id from told union all select notice from announced`.execute(db)
  return rows.length
}

/** Removes what the product told operators before a moment; answers how many. */
export const removeOperatorNotices = async (db: Kysely<Tables>, before: Date): Promise<number> => {
  const { rows } =
    await sql`delete from operator_notice where created_at < ${before.toISOString()}::timestamptz returning id`.execute(
      db,
    )
  return rows.length
}
