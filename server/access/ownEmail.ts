import { message } from '../../resources/core/message.ts'
import type { profile } from '../../resources/access/profile.ts'
import { inSteps } from '../core/contract.ts'
import type { HandlersOf } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { spendCode, tryCode } from '../platform/session/codes.ts'
import type { Target } from '../platform/session/codes.ts'
import { confirmMailbox, isMailboxConfirmed } from '../platform/session/mailboxes.ts'
import { verifyPassword } from '../platform/session/passwords.ts'
import { counted } from '../core/throttle.ts'
import { sendCode } from './code.ts'
import { counting } from '../core/counting.ts'
import { changeSelf, proveSelf, selfOf } from './self.ts'

type ProfileHandlers = HandlersOf<typeof profile>

const targetOf = (email: string): Target => ({ purpose: 'newEmail', channel: 'email', target: email })

/**
 * Sends a code to the address that is to become the caller's own: who can read it there may take it. Tells nothing of
 * other accounts.
 */
export const sendEmailCode: ProfileHandlers['sendCode'] = inSteps(async ({ email }, before) => {
  const { id } = selfOf(before)
  await counting(counted(10, 'newEmail', id), before, async () => undefined)
  return sendCode(targetOf(email), before, async () => true)
})

/** Changes the caller's mailbox by password and code, or confirms the one that somebody typed for them. */
export const setEmail: ProfileHandlers['setEmail'] = inSteps(async ({ email, code, password }, before) => {
  const { now, client } = before
  const { id } = selfOf(before)
  await proveSelf(password, before)
  const wrong = () => invalid({ code: message('wrongCode') })
  const hash = await before.inTransaction(db => tryCode(db, targetOf(email), now))
  if (hash === null || !(await verifyPassword(hash, code))) throw wrong()
  return async context => {
    const { db } = context
    const old = await db
      .selectFrom('operator as o')
      .select(['o.email', isMailboxConfirmed.as('isConfirmed')])
      .where('o.id', '=', id)
      .executeTakeFirstOrThrow()
    if (old.email === email && old.isConfirmed) throw invalid({ email: message('differ') })
    if (!(await spendCode(db, targetOf(email), hash, client.ip, now))) throw wrong()
    await confirmMailbox(db, id, email, now)
    if (old.email !== email) await changeSelf(context, { email })
    return { done: true }
  }
})
