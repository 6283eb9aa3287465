import type { operator } from '../../resources/access/operator.ts'
import { message } from '../../resources/core/message.ts'
import { inSteps } from '../core/contract.ts'
import type { Context, HandlersOf } from '../core/contract.ts'
import { invalid, unauthenticated } from '../core/errors/problem.ts'
import { isOpen, recoveredAt } from '../platform/session/accounts.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { spendCode, tryCode } from '../platform/session/codes.ts'
import type { Target } from '../platform/session/codes.ts'
import { passwordHashOf, storePassword } from '../platform/session/credentials.ts'
import { endSessions, lockAccount } from '../platform/session/endSessions.ts'
import { brokenPassword, passwordRuleFor } from '../platform/session/passwordRule.ts'
import { confirmMailbox } from '../platform/session/mailboxes.ts'
import type { PasswordRule } from '../platform/session/passwordRule.ts'
import { hashPassword, verifyPassword } from '../platform/session/passwords.ts'
import { counted, forgiveAll } from '../core/throttle.ts'
import { counting } from '../core/counting.ts'
import { ownPasswordTries } from './self.ts'

type OperatorHandlers = HandlersOf<typeof operator>

/** What a new password of this account is held against. */
const ruleOf = async (db: Context['db'], operator: number): Promise<PasswordRule> => {
  const { username, name, phone, email } = await db
    .selectFrom('operator')
    .select(['username', 'name', 'phone', 'email'])
    .where('id', '=', operator)
    .executeTakeFirstOrThrow()
  return passwordRuleFor(db, [username, name, phone, email])
}

/** The hash of a new password. Throws 400 where it breaks the rule. */
const hashOfNew = async (password: string, rule: PasswordRule): Promise<string> => {
  const broken = await brokenPassword(password, rule)
  if (broken) throw invalid({ newPassword: broken })
  return hashPassword(password)
}

/** Changes one's own password and ends one's other sessions. Wrong tries count although they are refused. */
export const updatePassword: OperatorHandlers['updatePass'] = inSteps(async ({ oldPassword, newPassword }, before) => {
  const { now, operator: me } = before
  if (!me) throw unauthenticated()
  const tries = ownPasswordTries(me.id)
  const { old, rule } = await counting(tries, before, async db => ({
    old: await passwordHashOf(db, me.id),
    rule: await ruleOf(db, me.id),
  }))
  if (!(await verifyPassword(old, oldPassword))) throw invalid({ oldPassword: message('wrongPassword') })
  const hash = await hashOfNew(newPassword, rule)
  return async context => {
    const { db } = context
    await lockAccount(db, me.id)
    // Another change may have been faster.
    if ((await passwordHashOf(db, me.id)) !== old) throw invalid({ oldPassword: message('wrongPassword') })
    await endSessions(context, me.id, 'passwordChanged', me.sessionId)
    const { mailed_to: mailedTo } = await db
      .selectFrom('credential')
      .select('mailed_to')
      .where('operator', '=', me.id)
      .executeTakeFirstOrThrow()
    await storePassword(db, me.id, hash, now)
    // Who came with what was mailed there has read it.
    if (mailedTo !== null) await confirmMailbox(db, me.id, mailedTo, now)
    context.logSecurity('passwordChanged', { account: me.id })
    await forgiveAll(db, tries)
    context.afterCommit(() => announceAuthorityChange({ operator: me.id }))
    return { done: true }
  }
})

/**
 * Sets a password by a code that was sent, and ends all sessions. A wrong code and an unknown account are refused
 * alike.
 */
export const findPassword: OperatorHandlers['findPass'] = inSteps(
  async ({ channel, target: address, code, newPassword }, before) => {
    const { now, client } = before
    const target: Target = { purpose: 'findPass', channel, target: address }
    const wrong = () => invalid({ code: message('wrongCode') })
    const { codeHash, account } = await counting(counted(20, 'findPass', client.ip), before, async db => ({
      codeHash: await tryCode(db, target, now),
      account: await recoveredAt(db, channel, address),
    }))
    const right = await verifyPassword(codeHash, code)
    if (!right || codeHash === null || !account || !isOpen(account) || account.is_experience) throw wrong()
    const hash = await hashOfNew(newPassword, await before.inTransaction(db => ruleOf(db, account.id)))
    return async context => {
      const { db } = context
      await lockAccount(db, account.id)
      const present = await recoveredAt(db, channel, address)
      if (present?.id !== account.id || !isOpen(present) || !(await spendCode(db, target, codeHash, client.ip, now)))
        throw wrong()
      await endSessions(context, account.id, 'reset')
      await storePassword(db, account.id, hash, now)
      context.logSecurity('passwordChanged', { account: account.id })
      context.afterCommit(() => announceAuthorityChange({ operator: account.id }))
      return { done: true }
    }
  },
)
