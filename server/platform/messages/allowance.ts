import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Channel } from '../../core/contract.ts'
import { day, hour, later } from '../../core/lifetime.ts'
import { counted } from '../../core/throttle.ts'
import { recipientKey } from './recipientKey.ts'

/** How many messages of all kinds together one number or mailbox gets. */
export const allowances = [
  { most: 10, within: hour },
  { most: 30, within: day },
] as const

/**
 * How many of them may be of what anybody can set off, such as failures that are told without signing in: the rest is
 * for codes and passwords.
 */
export const alarms = [
  { most: 5, within: hour },
  { most: 15, within: day },
] as const

/**
 * Counts one in the period that began with the first; null where it is one of the first `most`, else the end of the
 * period.
 */
const countIn = async (
  db: Kysely<Tables>,
  key: string,
  most: number,
  within: number,
  now: Date,
): Promise<Date | null> => {
  const [at, began] = [now.toISOString(), later(now, -within).toISOString()]
  const { rows } = await sql`
    insert into throttle as t (key, tries, last_at) values (${key}, 1, ${at}::timestamptz)
    on conflict (key) do update set
      tries = case when t.last_at <= ${began}::timestamptz then 1 else t.tries + 1 end,
      last_at = case when t.last_at <= ${began}::timestamptz then excluded.last_at else t.last_at end
    where t.last_at <= ${began}::timestamptz or t.tries < ${most}
    returning tries`.execute(db)
  if (rows.length > 0) return null
  const { last_at } = await db.selectFrom('throttle').select('last_at').where('key', '=', key).executeTakeFirstOrThrow()
  return later(new Date(last_at), within)
}

const countAll = async (
  db: Kysely<Tables>,
  all: readonly { readonly most: number; readonly within: number }[],
  now: Date,
  what: string,
  ...whose: readonly string[]
): Promise<Date | null> => {
  for (const { most, within } of all) {
    const until = await countIn(db, counted(most, what, String(within), ...whose).key, most, within, now)
    if (until) return until
  }
  return null
}

/**
 * Counts a message to somebody, whoever sends it and for what: null where it may be sent, or the moment from which on
 * one may.
 */
export const takeAllowance = (
  db: Kysely<Tables>,
  channel: Channel,
  recipient: string,
  now: Date,
): Promise<Date | null> => countAll(db, allowances, now, 'messageTo', channel, recipientKey(channel, recipient))

/** Counts an alarm of a kind, likewise, whoever is to get it. */
export const takeAlarm = (db: Kysely<Tables>, kind: string, now: Date): Promise<Date | null> =>
  countAll(db, alarms, now, 'alarm', kind)
