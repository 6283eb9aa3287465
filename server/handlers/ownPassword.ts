import type { operator } from '../../resources/system/operator.ts'
import type { Handlers } from '../../resources/schema/index.ts'
import { message } from '../../resources/schema/message.ts'
import type { Context } from '../engine/contract.ts'
import { Problem, invalid, kept } from '../errors/problem.ts'
import { accountAt } from '../session/accountAt.ts'
import { announceAuthorityChange } from '../session/changes.ts'
import { useCode } from '../session/codes.ts'
import { isPasswordOf, setPassword } from '../session/credentials.ts'
import { endSessions } from '../session/endSessions.ts'
import { minute } from '../session/lifetime.ts'
import { countTry, counted, forgiveAll } from '../session/throttle.ts'
import type { Counted } from '../session/throttle.ts'
import { caller } from './caller.ts'

type OperatorHandlers = Handlers<typeof operator, Context>

const count = async (tries: Counted, { db, now }: Context): Promise<void> => {
  const until = await countTry(db, tries, now)
  if (until) throw new Problem(429, 'tooManyTries', { parameters: { minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute)) } })
}

/** Changes one's own password and ends one's other sessions. Wrong tries count although they are refused. */
export const updatePassword: OperatorHandlers['updatePass'] = async ({ oldPassword, newPassword }, context) => {
  const { db, now } = context
  const { id, sessionId } = caller(context)
  const tries = counted(5, 'updatePass', id)
  await count(tries, context)
  if (!await isPasswordOf(db, id, oldPassword)) throw kept(invalid({ oldPassword: message('wrongPassword') }))
  if (oldPassword === newPassword) throw invalid({ newPassword: message('samePassword') })
  await endSessions(db, id, 'passwordChanged', now, sessionId)
  await setPassword(db, id, newPassword, now)
  await forgiveAll(db, tries)
  context.afterCommit(() => announceAuthorityChange({ operator: id }))
  return { done: true }
}

/** Sets a password by a code that was sent, and ends all sessions. A wrong code and an unknown account are refused alike. */
export const findPassword: OperatorHandlers['findPass'] = async ({ channel, target, code, newPassword }, context) => {
  const { db, now, client } = context
  await count(counted(20, 'findPass', client.ip), context)
  const right = await useCode(db, { channel, target }, code, now)
  const account = await accountAt(db, { channel, target })
  if (!right || account === undefined) throw kept(invalid({ code: message('wrongCode') }))
  await endSessions(db, account, 'reset', now)
  await setPassword(db, account, newPassword, now)
  context.afterCommit(() => announceAuthorityChange({ operator: account }))
  return { done: true }
}
