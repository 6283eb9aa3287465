import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import { later, minute } from '../../core/lifetime.ts'
import { giveRecoveryCodes, isRecoveryCode, spendRecoveryCode } from './recoveryCodes.ts'
import { counted } from '../../core/throttle.ts'
import type { Counted } from '../../core/throttle.ts'
import { newTotpSecret, stepOf } from './totp.ts'
import './tables.ts'

/** How long a set-up waits for its first code, in milliseconds. */
const setupLifetime = 10 * minute

/** A secret is sealed for its owner: in another row it cannot be opened. */
const placeOf = (operator: number): string => `second_factor.${operator}`

/** Wrong codes are counted for the person, whatever they are entered for and from wherever. */
export const secondFactorTries = (operator: number): Counted => counted(5, 'secondFactor', operator)

/**
 * Begins the set-up of a second factor and answers its secret, which is told this once; an earlier one holds until this
 * is confirmed.
 */
export const beginSecondFactor = async (
  db: Kysely<Tables>,
  cipher: Cipher,
  operator: number,
  now: Date,
): Promise<string> => {
  const secret = newTotpSecret()
  const values = { secret: cipher.seal(secret, placeOf(operator)), expires_at: later(now, setupLifetime).toISOString() }
  await db
    .insertInto('second_factor_setup')
    .values({ operator, ...values })
    .onConflict(conflict => conflict.column('operator').doUpdateSet(values))
    .execute()
  return secret
}

/** What came of the first code of a set-up. */
export type Confirmed =
  | { readonly outcome: 'confirmed'; readonly codes: readonly string[] }
  | { readonly outcome: 'notBegun' }
  | { readonly outcome: 'wrongCode' }

/** Makes the secret that was begun the operator's second factor, if this is its code; with new recovery codes. */
export const confirmSecondFactor = async (
  db: Kysely<Tables>,
  cipher: Cipher,
  operator: number,
  code: string,
  now: Date,
): Promise<Confirmed> => {
  const begun = await db
    .selectFrom('second_factor_setup')
    .select('secret')
    .where('operator', '=', operator)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst()
  if (!begun) return { outcome: 'notBegun' }
  const step = stepOf(cipher.open(begun.secret, placeOf(operator)), code, now)
  if (step === undefined) return { outcome: 'wrongCode' }
  const values = { secret: begun.secret, last_step: step, since: now.toISOString() }
  await db
    .insertInto('second_factor')
    .values({ operator, ...values })
    .onConflict(conflict => conflict.column('operator').doUpdateSet(values))
    .execute()
  await db.deleteFrom('second_factor_setup').where('operator', '=', operator).execute()
  return { outcome: 'confirmed', codes: await giveRecoveryCodes(db, operator) }
}

/** By what somebody showed who they are, and how many recovery codes are left of it. */
export type Spent = { readonly by: 'authenticator' } | { readonly by: 'recoveryCode'; readonly left: number }

const plain = (code: string): string => code.replace(/[\s-]/g, '')

/**
 * Takes a code of the operator's authenticator, or a recovery code; each holds once. Undefined where it is neither, or
 * was taken before.
 */
export const spendSecondFactor = async (
  db: Kysely<Tables>,
  cipher: Cipher,
  operator: number,
  code: string,
  now: Date,
): Promise<Spent | undefined> => {
  if (isRecoveryCode(code)) {
    const left = await spendRecoveryCode(db, operator, code)
    return left === undefined ? undefined : { by: 'recoveryCode', left }
  }
  const held = await db
    .selectFrom('second_factor')
    .select(['secret', 'last_step'])
    .where('operator', '=', operator)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  const step = stepOf(cipher.open(held.secret, placeOf(operator)), plain(code), now)
  // Who looked over a shoulder, or listened, has the code as well: of each step one is taken, and none of an earlier
  // one.
  if (step === undefined || step <= held.last_step) return undefined
  await db.updateTable('second_factor').set({ last_step: step }).where('operator', '=', operator).execute()
  return { by: 'authenticator' }
}

/** Takes the second factor of an operator away, with the recovery codes and what was begun. */
export const removeSecondFactor = async (db: Kysely<Tables>, operator: number): Promise<void> => {
  for (const table of ['second_factor', 'second_factor_setup', 'recovery_code'] as const)
    await db.deleteFrom(table).where('operator', '=', operator).execute()
}
