import type { InferRecord } from '../../resources/schema/index.ts'
import type { operator } from '../../resources/system/operator.ts'
import type { Context } from '../engine/contract.ts'

type Account = Pick<InferRecord<typeof operator>, 'name' | 'phone' | 'email'>

/**
 * Tells the owner of an account that they are reached elsewhere from now on, whoever changed it: by the mailbox that they had, else by the
 * telephone that they had. Somebody who took the account over cannot keep that from them.
 */
export const tellContactChange = async (before: Account, after: Account, { db, sender, t }: Context): Promise<void> => {
  const [isPhone, isEmail] = [(before.phone ?? null) !== (after.phone ?? null), (before.email ?? null) !== (after.email ?? null)]
  const recipient = before.email ?? before.phone
  if (!recipient || !(isPhone || isEmail)) return
  const what = isPhone && isEmail ? 'both' : isPhone ? 'phone' : 'email'
  await sender.send(db, {
    channel: before.email ? 'email' : 'sms', recipient, subject: t('messages.contactChanged.subject'), body: t(`messages.contactChanged.${what}`, { name: before.name }),
  })
}
