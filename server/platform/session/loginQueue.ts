import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { hour, later, second } from '../../core/lifetime.ts'
import { counted } from '../../core/throttle.ts'

/** So many tries an hour at one person are free for all addresses together. */
const free = 30
/** From then on they come one after another, so far apart. */
const pace = 2 * second

/**
 * A line to somebody: what they are called, and how many such lines lead to them, each of which then has its part of
 * the tries.
 */
export interface LoginQueue {
  readonly name: string
  readonly lines: number
}

const lineOf = ({ name, lines }: LoginQueue) => counted(free / lines, 'line', name)
const placeOf = (name: string, ip: string) => counted(0, 'place', name, ip)

/**
 * Takes the address's place where its turn has come: `turn`, the moment of its turn where that is to come, or `none`.
 */
const placeIn = async (db: Kysely<Tables>, key: string, now: Date): Promise<'turn' | 'none' | Date> => {
  const taken = await db
    .deleteFrom('throttle')
    .where('key', '=', key)
    .where('blocked_until', '<=', now.toISOString())
    .returning('key')
    .executeTakeFirst()
  if (taken) return 'turn'
  const waiting = await db.selectFrom('throttle').select('blocked_until').where('key', '=', key).executeTakeFirst()
  return waiting?.blocked_until ? new Date(waiting.blocked_until) : 'none'
}

/** Counts a try at a name and answers when it may be made; the next one may a pace later. */
const nextIn = async (db: Kysely<Tables>, line: LoginQueue, now: Date): Promise<Date> => {
  const [at, apart] = [now.toISOString(), pace * line.lines]
  const [afterHour, afterTurn] = [later(now, -hour).toISOString(), later(now, apart).toISOString()]
  const { rows } = await sql<{ next: string | null }>`
    insert into throttle as t (key, tries, last_at) values (${lineOf(line).key}, 1, ${at}::timestamptz)
    on conflict (key) do update set
      tries = case when t.last_at < ${afterHour}::timestamptz then 1 else t.tries + 1 end,
      last_at = excluded.last_at,
      blocked_until = case when t.last_at >= ${afterHour}::timestamptz and t.tries >= ${lineOf(line).free}
        then greatest(t.blocked_until + ${`${apart} milliseconds`}::interval, ${afterTurn}::timestamptz) end
    returning blocked_until as next`.execute(db)
  const next = rows[0]?.next
  return next ? later(new Date(next), -apart) : now
}

/**
 * Lets tries at one person from all addresses together come no faster than a pace, once there were many in an hour.
 * Nobody is locked out: each address gets a place in the line, which it keeps until it comes again. Answers null where
 * the try may be made, or the moment from which on it may.
 */
export const takeTurn = async (db: Kysely<Tables>, line: LoginQueue, ip: string, now: Date): Promise<Date | null> => {
  const place = placeOf(line.name, ip).key
  const held = await placeIn(db, place, now)
  if (held !== 'none') return held === 'turn' ? null : held
  const turn = await nextIn(db, line, now)
  if (turn <= now) return null
  await db
    .insertInto('throttle')
    .values({ key: place, tries: 0, last_at: now.toISOString(), blocked_until: turn.toISOString() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  return turn
}

/** Takes back a try at a name that was no failure. */
export const leaveLine = async (db: Kysely<Tables>, line: LoginQueue): Promise<void> => {
  await db
    .updateTable('throttle')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', lineOf(line).key)
    .where('tries', '>', 0)
    .execute()
}
