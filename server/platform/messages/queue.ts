import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Channel, OutgoingMessage } from '../../core/contract.ts'
import type { DeliveryError, Outgoing } from './delivery.ts'

/** A message that this host delivers now, and no other; its body is sealed. */
export interface Claimed extends Omit<Outgoing, 'subject' | 'mail'>, Pick<OutgoingMessage, 'about' | 'language'> {
  readonly channel: Channel
  readonly tries: number
  /** `MailParts`, sealed. */
  readonly parts: string | null
}

/** Seconds until the next try after each one that failed; after the last the message has failed. */
export const pauses: readonly number[] = [10, 60, 300, 1800, 7200]
/** Longer than any delivery takes: after that the host that claimed a message is taken for dead. */
const lease = '2 minutes'

// Leases and pauses are told by the clock of the database, which is the same for all hosts.

/**
 * Takes the next message that waits; undefined where none does. What another host holds or is just claiming is left
 * out.
 */
export const claim = async (db: Kysely<Tables>, now: Date): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update message set tries = tries + 1, next_try_at = clock_timestamp() + ${lease}::interval
    where id = (
      select id from message
      where state = 'waiting' and body is not null and (next_try_at is null or next_try_at <= clock_timestamp())
        and (valid_until is null or valid_until > ${now.toISOString()}::timestamptz)
      order by next_try_at nulls first, id limit 1 for update skip locked
    )
    returning id, channel, recipient, about, language, body, parts, tries`.execute(db)
  return rows[0]
}

/** Keeps messages that wait from being claimed for as long as a delivery takes: whoever wrote them begins it. */
export const hold = async (db: Kysely<Tables>, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await sql`update message set next_try_at = clock_timestamp() + ${lease}::interval where id = any(${[...ids]}::int[])`.execute(
      db,
    )
}

/** Takes one message that waits, whenever it would be tried. */
export const claimOne = async (db: Kysely<Tables>, id: number, now: Date): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update message set tries = tries + 1, next_try_at = clock_timestamp() + ${lease}::interval
    where id = ${id} and state = 'waiting' and body is not null and (valid_until is null or valid_until > ${now.toISOString()}::timestamptz)
    returning id, channel, recipient, about, language, body, parts, tries`.execute(db)
  return rows[0]
}

/** Says that a claimed message was delivered. Nobody needs its body any more. */
export const markSent = async (db: Kysely<Tables>, { id, tries }: Claimed, now: Date): Promise<void> => {
  await sql`
    update message set state = 'sent', sent_at = ${now.toISOString()}::timestamptz, body = null, parts = null, reason = null, detail = null, next_try_at = null,
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id} and tries = ${tries} and state in ('waiting', 'expired')`.execute(db)
}

/** Says why a claimed message was not delivered, and when it is tried again, if it is. */
export const markFailed = async (
  db: Kysely<Tables>,
  { id, tries }: Claimed,
  { reason, detail, isFinal }: DeliveryError,
  now: Date,
): Promise<void> => {
  const pause = isFinal ? undefined : pauses[tries - 1]
  const next = pause === undefined ? sql`null` : sql`clock_timestamp() + make_interval(secs => ${pause})`
  await sql`
    update message set state = ${pause === undefined ? 'failed' : 'waiting'}, reason = ${reason}, detail = ${detail}, next_try_at = ${next},
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id} and tries = ${tries} and state = 'waiting'`.execute(db)
}

/** A message that comes to nothing: nobody needs its body any more. */
const ended = (
  at: string,
) => sql`state = case when state in ('waiting', 'failed') then 'expired' else state end, body = null, parts = null, next_try_at = null,
      version = version + 1, updated_at = ${at}::timestamptz`

/**
 * Ends messages that nobody is to get any more, unless they were delivered; what is on its way at this moment may still
 * arrive.
 */
export const recall = async (db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length > 0)
    await sql`update message set ${ended(now.toISOString())} where id = any(${[...ids]}::int[]) and body is not null`.execute(
      db,
    )
}

/**
 * Ends what does not hold any more: codes and passwords are not delivered late, and not kept; nor is what waits
 * although the key to it is lost. Looks at what ended within the given days, so that it stays as fast however long the
 * log is.
 */
export const expire = async (db: Kysely<Tables>, now: Date, days: number): Promise<void> => {
  const at = now.toISOString()
  await sql`
    update message set ${ended(at)}
    where (valid_until <= ${at}::timestamptz and valid_until > ${at}::timestamptz - make_interval(days => ${days}) and body is not null)
      or (state = 'waiting' and body is null)`.execute(db)
}
