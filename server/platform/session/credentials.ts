import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { hashPassword } from './passwords.ts'

/**
 * Gives an operator a password by its hash; `mustChange` for one that was made for them, which may have been mailed.
 */
export const storePassword = async (
  db: Kysely<Tables>,
  operator: number,
  hash: string,
  now: Date,
  mustChange = false,
  mailedTo: string | null = null,
): Promise<void> => {
  const values = { password_hash: hash, must_change: mustChange, changed_at: now.toISOString(), mailed_to: mailedTo }
  await db
    .insertInto('credential')
    .values({ operator, ...values })
    .onConflict(conflict => conflict.column('operator').doUpdateSet(values))
    .execute()
}

/** Gives an operator a password; `mustChange` for one that was made for them. */
export const setPassword = async (
  db: Kysely<Tables>,
  operator: number,
  password: string,
  now: Date,
  mustChange = false,
): Promise<void> => storePassword(db, operator, await hashPassword(password), now, mustChange)

/** The hash of the operator's password, or null. */
export const passwordHashOf = async (db: Kysely<Tables>, operator: number): Promise<string | null> =>
  (await db.selectFrom('credential').select('password_hash').where('operator', '=', operator).executeTakeFirst())
    ?.password_hash ?? null
