import { code } from '../../resources/access/code.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Before, Context } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { accountAt, isOpen, recoveredAt } from '../platform/session/accounts.ts'
import { codeLifetime, codePause, countCode, keepCode } from '../platform/session/codes.ts'
import type { Target } from '../platform/session/codes.ts'
import { later, minute, second } from '../core/lifetime.ts'
import { hashPassword, sixDigits } from '../platform/session/passwords.ts'

/** Whether an account gets codes there; a demo is shared, so that nobody gets a new password for it. */
const isReached = async ({ purpose, channel, target }: Target, { db }: Context): Promise<boolean> => {
  const account = await (purpose === 'findPass' ? recoveredAt : accountAt)(db, channel, target)
  return account !== undefined && isOpen(account) && !(purpose === 'findPass' && account.is_experience)
}

/** Sends a code where somebody is reached there; the answer is the same in any case. */
export const sendCode = async (target: Target, before: Before, reaches = isReached) => {
  const { client, now, sender } = before
  const channel = target.channel === 'phone' ? 'sms' : 'email'
  const until = await before.inTransaction(async db => {
    // A code that never comes would only keep people waiting.
    if ((await sender.services(db))[channel] === 'off') throw new Problem(409, channel === 'sms' ? 'smsOff' : 'mailOff')
    return (await countCode(db, target, client.ip, now)) ?? (await sender.allow(db, channel, target.target))
  })
  if (until)
    return async () => ({ sent: false, wait: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second)) })
  const made = sixDigits()
  const hash = await hashPassword(made)
  return async (context: Context) => {
    await keepCode(context.db, target, hash, now)
    if (await reaches(target, context)) {
      await context.sender.send(context.db, {
        channel,
        recipient: target.target,
        isCounted: true,
        about: 'code',
        language: context.language,
        body: context.t(`messages.code.${target.purpose}`, { code: made, minutes: codeLifetime / minute }),
        validUntil: later(now, codeLifetime),
      })
    }
    return { sent: true, wait: codePause / second }
  }
}

export const codeImplementation = implement(code, {
  phone: inSteps(({ phone, purpose }, before) => sendCode({ purpose, channel: 'phone', target: phone }, before)),
  email: inSteps(({ email }, before) => sendCode({ purpose: 'findPass', channel: 'email', target: email }, before)),
})
