import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../engine/contract.ts'
import { later, oneTimePasswordLifetime } from './lifetime.ts'
import { hashPassword, oneTimePassword } from './passwords.ts'

/** Gives an operator a password by its hash; `mustChange` for one that was made for them. */
export const storePassword = async (db: Kysely<Tables>, operator: number, hash: string, now: Date, mustChange = false): Promise<void> => {
  const values = { password_hash: hash, must_change: mustChange, changed_at: now.toISOString() }
  await db.insertInto('credential').values({ operator, ...values })
    .onConflict(conflict => conflict.column('operator').doUpdateSet(values)).execute()
}

/** Gives an operator a password; `mustChange` for one that was made for them. */
export const setPassword = async (db: Kysely<Tables>, operator: number, password: string, now: Date, mustChange = false): Promise<void> =>
  storePassword(db, operator, await hashPassword(password), now, mustChange)

/** The hash of the operator's password, or null. */
export const passwordHashOf = async (db: Kysely<Tables>, operator: number): Promise<string | null> =>
  (await db.selectFrom('credential').select('password_hash').where('operator', '=', operator).executeTakeFirst())?.password_hash ?? null

/** Where a person can be reached; the telephone is preferred. */
export interface Reachable {
  readonly phone?: string | null
  readonly email?: string | null
}

/** Whether there is a telephone number or a mailbox. */
export const isReachable = ({ phone, email }: Reachable): boolean => Boolean(phone ?? email)

interface Person extends Reachable {
  readonly id: number
  readonly name: string
}

const sendPasswordTo = async (person: Person, account: string, password: string, context: Context): Promise<void> => {
  const recipient = person.phone ?? person.email
  if (!recipient) throw new Error('There is nobody to send a password to')
  await context.sender.send(context.db, {
    channel: person.phone ? 'sms' : 'email', recipient, subject: context.t('messages.oneTimePassword.subject'),
    body: context.t('messages.oneTimePassword.body', { name: person.name, account, password }), validUntil: later(context.now, oneTimePasswordLifetime),
  })
}

/** Makes a one-time password for an operator and sends it; nobody else learns it. */
export const sendOperatorPassword = async (operator: Person & { readonly username: string }, context: Context): Promise<void> => {
  const password = oneTimePassword()
  await setPassword(context.db, operator.id, password, context.now, true)
  context.logSecurity('passwordChanged', { account: operator.id, detail: 'oneTimePassword' })
  await sendPasswordTo(operator, operator.username, password, context)
}

/** Makes a one-time password for a patient's training client and sends it. */
export const sendPatientPassword = async (patient: Person & { readonly account: string }, context: Context): Promise<void> => {
  const password = oneTimePassword()
  const values = { password_hash: await hashPassword(password), must_change: true, changed_at: context.now.toISOString() }
  await context.db.insertInto('client_credential').values({ patient: patient.id, ...values })
    .onConflict(conflict => conflict.column('patient').doUpdateSet(values)).execute()
  await sendPasswordTo(patient, patient.account, password, context)
}
