import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { later, minute } from '../../core/lifetime.ts'
import { countTry, counted, forgiveAll, forgiveOne, blockFor } from '../../core/throttle.ts'
import { sha256 } from '../../core/sha256.ts'

export type Channel = 'phone' | 'email'

/** A telephone number or a mailbox, and what a code that is sent there is good for: nothing else takes it. */
export interface Target {
  readonly purpose: 'signIn' | 'findPass' | 'newEmail' | 'patientMobile' | 'guardianMobile'
  readonly channel: Channel
  readonly target: string
}

/** How long a code holds, in milliseconds. */
export const codeLifetime = 10 * minute
/** How long it takes until another code is sent to the same number or mailbox, whatever it is for. */
export const codePause = minute
const mostTries = 5

/** The row of a target; the target itself is kept as a hash. */
const keyOf = ({ purpose, channel, target }: Target) => ({
  purpose,
  channel,
  target: sha256(target.trim().toLowerCase()),
})
const sendsTo = ({ channel, target }: Target) => counted(5, 'code', channel, target)
const sendsFrom = (ip: string) => counted(20, 'code', ip)

/**
 * Whether a code may be sent there now: null, or the moment from which on it may. Counts it as sent. It looks at no
 * account, and so tells nothing of one.
 */
export const countCode = async (db: Kysely<Tables>, target: Target, ip: string, now: Date): Promise<Date | null> =>
  (await countTry(db, sendsFrom(ip), now)) ??
  (await blockFor(db, counted(0, 'codePause', target.channel, target.target), codePause, now)) ??
  (await countTry(db, sendsTo(target), now))

/** Keeps the hash of a code that is going to be sent; the one before it does not hold any more. */
export const keepCode = async (db: Kysely<Tables>, target: Target, codeHash: string, now: Date): Promise<void> => {
  const values = {
    code_hash: codeHash,
    tries: 0,
    sent_at: now.toISOString(),
    expires_at: later(now, codeLifetime).toISOString(),
    used_at: null,
  }
  await db
    .insertInto('verification_code')
    .values({ ...keyOf(target), ...values })
    .onConflict(conflict => conflict.columns(['purpose', 'channel', 'target']).doUpdateSet(values))
    .execute()
}

/** The hash of the code that holds there now, or null. Each call is a try, and the fifth is the last. */
export const tryCode = async (db: Kysely<Tables>, target: Target, now: Date): Promise<string | null> => {
  const tried = await db
    .updateTable('verification_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where(({ and }) => and(keyOf(target)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst()
  return tried?.code_hash ?? null
}

/** Takes a code that was found right, by its hash; false where somebody was faster. A code holds once. */
export const spendCode = async (
  db: Kysely<Tables>,
  target: Target,
  codeHash: string,
  ip: string,
  now: Date,
): Promise<boolean> => {
  const spent = await db
    .updateTable('verification_code')
    .set({ used_at: now.toISOString() })
    .where(({ and }) => and(keyOf(target)))
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  if (!spent) return false
  await forgiveAll(db, sendsTo(target))
  await forgiveOne(db, sendsFrom(ip))
  return true
}

/** When the last code that was sent there was taken, if that was since a moment; null where it was not. */
export const spentAt = async (db: Kysely<Tables>, target: Target, since: Date): Promise<string | null> => {
  const spent = await db
    .selectFrom('verification_code')
    .select('used_at')
    .where(({ and }) => and(keyOf(target)))
    .where('used_at', '>=', since.toISOString())
    .executeTakeFirst()
  return spent?.used_at ?? null
}
