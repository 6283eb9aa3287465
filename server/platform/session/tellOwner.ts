import type { Context } from '../../core/contract.ts'
import { languageOf } from './operatorLanguage.ts'

/** What the owner of an account is told of it, whoever did it: the keys of `messages.account`. */
export type Told =
  | 'phoneChanged'
  | 'emailChanged'
  | 'contactChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorReset'
  | 'recoveryCode'

interface Reached {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

/**
 * Tells the owner of an account what happened to it, by mail where they have a mailbox, else by SMS: somebody who took
 * it over cannot keep that from them. It is told in the language in which they last signed in. `reached` is where they
 * were reached before, where that changed.
 */
export const tellOwner = async (
  operator: number,
  what: Told,
  { db, sender, translate, ...call }: Pick<Context, 'db' | 'language' | 'sender' | 'translate'>,
  parameters: Readonly<Record<string, number>> = {},
  reached?: Reached,
): Promise<void> => {
  const { name, phone, email } =
    reached ??
    (await db
      .selectFrom('operator')
      .select(['name', 'phone', 'email'])
      .where('id', '=', operator)
      .executeTakeFirstOrThrow())
  const recipient = email ?? phone
  if (!recipient) return
  const language = await languageOf(db, operator, call.language)
  await sender.send(db, {
    channel: email ? 'email' : 'sms',
    recipient,
    about: 'account',
    language,
    body: translate(language, `messages.account.${what}`, { name, ...parameters }),
  })
}
