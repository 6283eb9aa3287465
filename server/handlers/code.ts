import { code } from '../../resources/session/code.ts'
import { implement } from '../engine/contract.ts'
import type { Context } from '../engine/contract.ts'
import { accountAt } from '../session/accountAt.ts'
import { codeLifetime, newCode } from '../session/codes.ts'
import type { Target } from '../session/codes.ts'
import { minute } from '../session/lifetime.ts'

/** Sends a code where an account can be reached there; the answer is the same in any case. */
const send = async (target: Target, context: Context): Promise<{ sent: boolean }> => {
  const { db, now, client, sender, t } = context
  const made = await newCode(db, target, client.ip, now)
  if (made !== null && await accountAt(db, target) !== undefined) {
    await sender.send(db, {
      channel: target.channel === 'phone' ? 'sms' : 'email', recipient: target.target, subject: t('messages.code.subject'),
      body: t('messages.code.body', { code: made, minutes: codeLifetime / minute }),
    })
  }
  return { sent: true }
}

export const codeImplementation = implement(code, {
  phone: ({ phone }, context) => send({ channel: 'phone', target: phone }, context),
  email: ({ email }, context) => send({ channel: 'email', target: email }, context),
})
