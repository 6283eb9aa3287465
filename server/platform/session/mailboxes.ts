import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * Notes that the owner of an account has shown that they read this mailbox, so that it may give them a new password.
 */
export const confirmMailbox = async (db: Kysely<Tables>, operator: number, email: string, now: Date): Promise<void> => {
  const values = { email, confirmed_at: now.toISOString() }
  await db
    .insertInto('confirmed_mailbox')
    .values({ operator, ...values })
    .onConflict(conflict => conflict.column('operator').doUpdateSet(values))
    .execute()
}

/** Whether the owner of an operator `o` has shown that they read the mailbox that the account has now. */
export const isMailboxConfirmed = sql<boolean>`exists (select from confirmed_mailbox m where m.operator = o.id and lower(m.email) = lower(o.email))`
