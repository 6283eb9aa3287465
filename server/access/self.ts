import { message } from '../../resources/core/message.ts'
import { operator } from '../../resources/access/operator.ts'
import type { Before, Context, Operator } from '../core/contract.ts'
import { invalid, unauthenticated } from '../core/errors/problem.ts'
import { passwordHashOf } from '../platform/session/credentials.ts'
import { verifyPassword } from '../platform/session/passwords.ts'
import { counted, forgiveAll } from '../core/throttle.ts'
import type { Counted } from '../core/throttle.ts'
import { caller } from '../core/caller.ts'
import { counting } from '../core/counting.ts'

/**
 * What the history calls a change of one's own account in the personal centre. No call of the operators' own has this
 * name.
 */
export const changeOwn = 'changeOwn'

/**
 * Changes the caller's own account, as its history will tell. Whoever calls this has let them show who they are, where
 * that is needed.
 */
export const changeSelf = (context: Context, values: Readonly<Record<string, unknown>>): Promise<void> =>
  context.update(operator, caller(context).id, values, changeOwn)

/** Who is signed in, before there is a transaction. Throws 401 for a public call. */
export const selfOf = ({ operator: me }: Pick<Before, 'operator'>): Operator => {
  if (!me) throw unauthenticated()
  return me
}

/** Guesses at one's own password are counted together, whatever it is asked for. */
export const ownPasswordTries = (operator: number): Counted => counted(5, 'ownPassword', operator)

/**
 * Throws where this is not the caller's password. Wrong tries count although they are refused, and each one takes
 * longer.
 */
export const proveSelf = async (password: string | null | undefined, before: Before): Promise<void> => {
  const { id } = selfOf(before)
  if (!password) throw invalid({ password: message('required') })
  const tries = ownPasswordTries(id)
  const hash = await counting(tries, before, db => passwordHashOf(db, id))
  if (!(await verifyPassword(hash, password))) throw invalid({ password: message('notPassword') })
  await before.inTransaction(db => forgiveAll(db, tries))
}
