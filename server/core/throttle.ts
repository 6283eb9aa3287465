import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { Generated, Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { hour, later, minute, second } from './lifetime.ts'
import { sha256 } from './sha256.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    throttle: { key: string; tries: number; last_at: string; blocked_until: Generated<string | null> }
  }
}

/** What tries are counted for, and how many are free before each further one has to wait longer. */
export interface Counted {
  readonly key: string
  readonly free: number
  /** Milliseconds without a try after which earlier ones are forgotten: an hour where nothing is said. */
  readonly forgottenAfter?: number
}

const firstWait = 30 * second
const longestWait = 15 * minute

/** Milliseconds to wait after so many failures: nothing, then 30 s, doubled each time up to 15 minutes. */
export const waitAfter = (tries: number, free: number): number =>
  tries < free ? 0 : Math.min(longestWait, firstWait * 2 ** Math.min(tries - free, 16))

/** Who has an IPv6 address has a whole network of them, which counts as one. */
const spelled = (part: string | number): string =>
  (typeof part === 'string' && isIPv6(part) ? normalizeIP(part) : String(part)).toLowerCase()

/** Key of what is counted; parts are lower-cased, addresses are those of their network, and only the hash is kept. */
export const counted = (free: number, ...parts: readonly (string | number)[]): Counted => ({
  key: sha256(parts.map(spelled).join('\n')),
  free,
})

/** The moment from which on a try may be made; null where it may be made now. Counts nothing. */
export const blockedUntil = async (db: Kysely<Tables>, { key }: Counted, now: Date): Promise<Date | null> => {
  const blocked = await db
    .selectFrom('throttle')
    .select('blocked_until')
    .where('key', '=', key)
    .where('blocked_until', '>', now.toISOString())
    .executeTakeFirst()
  return blocked?.blocked_until ? new Date(blocked.blocked_until) : null
}

/**
 * Counts a try before it is made, so that many at once cannot overtake the count. Answers null where it may be made, or
 * the moment from which on the next one may; tries that may not be made do not count.
 */
export const countTry = async (db: Kysely<Tables>, tries: Counted, now: Date): Promise<Date | null> => {
  const { key, free, forgottenAfter = hour } = tries
  const at = now.toISOString()
  const counted = await db
    .insertInto('throttle')
    .values({ key, tries: 1, last_at: at })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet(({ eb, ref }) => ({
          tries: eb
            .case()
            .when('throttle.last_at', '<', later(now, -forgottenAfter).toISOString())
            .then(1)
            .else(eb(ref('throttle.tries'), '+', 1))
            .end(),
          last_at: at,
          blocked_until: null,
        }))
        .where(({ eb, or }) => or([eb('throttle.blocked_until', 'is', null), eb('throttle.blocked_until', '<=', at)])),
    )
    .returning('tries')
    .executeTakeFirst()
  if (!counted) return (await blockedUntil(db, tries, now)) ?? later(now, firstWait)
  const wait = waitAfter(counted.tries, free)
  if (wait > 0)
    await db
      .updateTable('throttle')
      .set({ blocked_until: later(now, wait).toISOString() })
      .where('key', '=', key)
      .execute()
  return null
}

/**
 * Takes a key for some milliseconds: null where it was free, or the moment from which on it is. Of several at once one
 * gets it.
 */
export const blockFor = async (
  db: Kysely<Tables>,
  tries: Counted,
  milliseconds: number,
  now: Date,
): Promise<Date | null> => {
  const { key } = tries
  const values = { tries: 1, last_at: now.toISOString(), blocked_until: later(now, milliseconds).toISOString() }
  const taken = await db
    .insertInto('throttle')
    .values({ key, ...values })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(values).where('throttle.blocked_until', '<=', now.toISOString()),
    )
    .returning('key')
    .executeTakeFirst()
  return taken ? null : ((await blockedUntil(db, tries, now)) ?? later(now, firstWait))
}

/** Forgets all failures of a key. */
export const forgiveAll = async (db: Kysely<Tables>, { key }: Counted): Promise<void> => {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

/** Takes back the try that was counted last, as it was no failure. */
export const forgiveOne = async (db: Kysely<Tables>, { key }: Counted): Promise<void> => {
  await db
    .updateTable('throttle')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

/**
 * How long there is to wait, as a key of the catalogue's errors with its parameters: what was done too often, in
 * minutes or, with `Seconds` behind it, in seconds.
 */
export const waitText = (
  until: Date,
  now: Date,
  what = 'tooManyTries',
): { readonly key: string; readonly parameters: Readonly<Record<string, number>> } => {
  const wait = Math.max(0, until.getTime() - now.getTime())
  return wait < minute
    ? { key: `${what}Seconds`, parameters: { seconds: Math.max(1, Math.ceil(wait / second)) } }
    : { key: what, parameters: { minutes: Math.ceil(wait / minute) } }
}
