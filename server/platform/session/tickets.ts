import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { later, minute } from '../../core/lifetime.ts'
import { newToken, tokenHash } from './tokens.ts'
import './tables.ts'

/** How long a sign-in waits for its second factor, in milliseconds. */
const ticketLifetime = 5 * minute
const mostTries = 5

/** A sign-in whose first proof was right. */
export interface Ticket {
  readonly operator: number
  readonly remember: boolean
  /** Whether it holds for another try. */
  readonly isLast: boolean
}

/** Gives a ticket to who has shown one proof; it opens nothing but the call that takes the other. */
export const giveTicket = async (
  db: Kysely<Tables>,
  operator: number,
  remember: boolean,
  now: Date,
): Promise<string> => {
  const ticket = newToken()
  await db
    .insertInto('sign_in_ticket')
    .values({ token_hash: tokenHash(ticket), operator, remember, expires_at: later(now, ticketLifetime).toISOString() })
    .execute()
  return ticket
}

/** The sign-in of a ticket that holds; undefined where it does not. Each call is a try, and the fifth is the last. */
export const tryTicket = async (db: Kysely<Tables>, ticket: string, now: Date): Promise<Ticket | undefined> => {
  const tried = await db
    .updateTable('sign_in_ticket')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash(ticket))
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', mostTries)
    .returning(['operator', 'remember', 'tries'])
    .executeTakeFirst()
  return tried && { operator: tried.operator, remember: tried.remember, isLast: tried.tries >= mostTries }
}

/** Takes a ticket; false where it holds no more, as somebody was faster or its account's sessions ended. */
export const takeTicket = async (db: Kysely<Tables>, ticket: string): Promise<boolean> =>
  (await db.deleteFrom('sign_in_ticket').where('token_hash', '=', tokenHash(ticket)).executeTakeFirst())
    .numDeletedRows > 0n

/** Lets no ticket of an operator hold any more. */
export const dropTickets = async (db: Kysely<Tables>, operator: number): Promise<void> => {
  await db.deleteFrom('sign_in_ticket').where('operator', '=', operator).execute()
}
