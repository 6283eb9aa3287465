import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { later, minute } from './lifetime.ts'
import { hashPassword, sixDigits, verifyPassword } from './passwords.ts'
import { countTry, counted, forgiveAll } from './throttle.ts'
import { sha256 } from './tokens.ts'

/** A telephone number or a mailbox. */
export interface Target {
  readonly channel: 'phone' | 'email'
  readonly target: string
}

/** How long a code holds, in milliseconds. */
export const codeLifetime = 10 * minute
const pause = minute
const mostTries = 5

/** The row of a target; the target itself is kept as a hash. */
const keyOf = ({ channel, target }: Target) => ({ purpose: 'account', channel, target: sha256(target.trim().toLowerCase()) })
const sends = (target: Target) => counted(5, 'code', target.channel, target.target)

const isTooSoon = async (db: Kysely<Tables>, target: Target, now: Date): Promise<boolean> => {
  const last = await db.selectFrom('verification_code').select('sent_at').where(({ and }) => and(keyOf(target))).forUpdate().executeTakeFirst()
  return last !== undefined && now < later(new Date(last.sent_at), pause)
}

/**
 * Makes a code for a telephone number or mailbox and answers it, to be sent; null where one was sent within a minute or too
 * many were asked for. The work is the same whether or not the number belongs to an account.
 */
export const newCode = async (db: Kysely<Tables>, target: Target, ip: string, now: Date): Promise<string | null> => {
  if (await isTooSoon(db, target, now)) return null
  for (const tries of [counted(20, 'code', ip), sends(target)]) if (await countTry(db, tries, now)) return null
  const code = sixDigits()
  const values = {
    code_hash: await hashPassword(code), tries: 0, sent_at: now.toISOString(), expires_at: later(now, codeLifetime).toISOString(), used_at: null,
  }
  await db.insertInto('verification_code').values({ ...keyOf(target), ...values })
    .onConflict(conflict => conflict.columns(['purpose', 'channel', 'target']).doUpdateSet(values)).execute()
  return code
}

/** Whether this code was sent there and still holds. Each call is a try, and the fifth is the last; a right code holds once. */
export const useCode = async (db: Kysely<Tables>, target: Target, code: string, now: Date): Promise<boolean> => {
  const tried = await db.updateTable('verification_code').set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where(({ and }) => and(keyOf(target)))
    .where('used_at', 'is', null).where('expires_at', '>', now.toISOString()).where('tries', '<', mostTries)
    .returning('code_hash').executeTakeFirst()
  if (!await verifyPassword(tried?.code_hash ?? null, code)) return false
  await db.updateTable('verification_code').set({ used_at: now.toISOString() }).where(({ and }) => and(keyOf(target))).execute()
  await forgiveAll(db, sends(target))
  return true
}
