import type { Channel, Context, Language } from '../../core/contract.ts'
import { storePassword } from './credentials.ts'
import { later, oneTimePasswordLifetime } from '../../core/lifetime.ts'
import { languageOf } from './operatorLanguage.ts'
import { hashPassword, oneTimePassword } from './passwords.ts'

/** Where a person can be reached. */
interface Reachable {
  readonly phone?: string | null
  readonly email?: string | null
}

interface Person extends Reachable {
  readonly id: number
  readonly name: string
}

/** What became of a one-time password: it is on its way, or it is told to whoever made it, now and never again. */
export interface OneTimePassword {
  readonly sent: boolean
  readonly password: string | null
}

interface Way {
  readonly channel: Channel
  readonly recipient: string
}

/** The way to a person by a channel that sends; the telephone is preferred. */
const waysTo = async ({ phone, email }: Reachable, { db, sender }: Context): Promise<Way | undefined> => {
  const services = await sender.services(db)
  if (phone && services.sms !== 'off') return { channel: 'sms', recipient: phone }
  return email && services.email !== 'off' ? { channel: 'email', recipient: email } : undefined
}

const hand = async (
  way: Way | undefined,
  body: string,
  language: Language,
  password: string,
  context: Context,
): Promise<OneTimePassword> => {
  if (!way) return { sent: false, password }
  const { isOnItsWay } = await context.sender.send(context.db, {
    ...way,
    about: 'oneTimePassword',
    language,
    body,
    validUntil: later(context.now, oneTimePasswordLifetime),
  })
  return { sent: isOnItsWay, password: isOnItsWay ? null : password }
}

/**
 * Makes a one-time password for an operator, and sends it where it can be sent. The caller has made sure that the
 * operator has no more rights than who may see it otherwise.
 */
export const handOperatorPassword = async (
  operator: Person & { readonly username: string },
  context: Context,
): Promise<OneTimePassword> => {
  const password = oneTimePassword()
  const way = await waysTo(operator, context)
  await storePassword(
    context.db,
    operator.id,
    await hashPassword(password),
    context.now,
    true,
    way?.channel === 'email' ? way.recipient : null,
  )
  context.logSecurity('passwordChanged', { account: operator.id, detail: 'oneTimePassword' })
  const language = await languageOf(context.db, operator.id, context.language)
  const body = context.translate(language, 'messages.oneTimePassword.operator', {
    name: operator.name,
    account: operator.username,
    password,
    address: `${context.publicUrl}/login`,
  })
  return hand(way, body, language, password, context)
}

/** Makes a one-time password for a patient's training client, likewise. */
export const handPatientPassword = async (
  patient: Person & { readonly account: string },
  context: Context,
): Promise<OneTimePassword> => {
  const password = oneTimePassword()
  const values = {
    password_hash: await hashPassword(password),
    must_change: true,
    changed_at: context.now.toISOString(),
  }
  await context.db
    .insertInto('client_credential')
    .values({ patient: patient.id, ...values })
    .onConflict(conflict => conflict.column('patient').doUpdateSet(values))
    .execute()
  return hand(
    await waysTo(patient, context),
    context.t('messages.oneTimePassword.patient', { name: patient.name, account: patient.account, password }),
    context.language,
    password,
    context,
  )
}
