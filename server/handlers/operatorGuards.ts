import type { InferRecord } from '../../resources/schema/index.ts'
import { message } from '../../resources/schema/message.ts'
import type { operator } from '../../resources/system/operator.ts'
import type { Context } from '../engine/contract.ts'
import { Problem, invalid } from '../errors/problem.ts'
import { administratorRole } from '../session/rolesOf.ts'
import { caller } from './caller.ts'
import { beyondOwn, changeBeyondOwn } from './operatorRights.ts'

export type Account = InferRecord<typeof operator>

/** 400 at the field by which rights would go beyond the caller's own. */
const refused = (field: string): Problem => new Problem(400, 'beyondOwn', { errors: { [field]: message('notAllowed') } })

/** Throws unless the caller has all that a new account is to have. */
export const guardNew = async (account: Account, context: Context): Promise<void> => {
  const field = await beyondOwn(account, context)
  if (field) throw refused(field)
}

/** Throws where the account has more rights than the caller: whoever could reset its password could take it over. */
export const guardStronger = async (account: Account, context: Context): Promise<void> => {
  if (account.id !== caller(context).id && await beyondOwn(account, context)) throw new Problem(409, 'beyondOwn')
}

/** Throws unless the caller may change an account from one state to another. */
export const guardChange = async (before: Account, after: Account, context: Context): Promise<void> => {
  await guardStronger(before, context)
  // A demo account cannot take it back.
  if (after.isExperience && !before.isExperience && before.id === caller(context).id) throw invalid({ isExperience: message('notAllowed') })
  const field = await changeBeyondOwn(before, after, context)
  if (field) throw refused(field)
}

/** Throws where the caller is the account. */
export const guardSelf = (account: Account, context: Context): void => {
  if (account.id === caller(context).id) throw new Problem(409, 'self')
}

const administers = (account: Account, role: number): boolean =>
  account.status === 'opened' && !account.deleted && !account.isExperience && account.dataScope === 'all' && account.roles.includes(role)

/** Throws where a write would leave nobody who may do everything. `after` is null where the account goes. */
export const guardLastAdministrator = async (before: Account, after: Account | null, { db }: Context): Promise<void> => {
  // All who may take an administrator away meet at this row, so that two cannot take the last two at once.
  const role = await db.selectFrom('role').select('id').where('key', '=', administratorRole).forUpdate().executeTakeFirst()
  if (!role || !administers(before, role.id) || (after && administers(after, role.id))) return
  const others = await db.selectFrom('operator').select(['id', 'roles'])
    .where('id', '<>', before.id).where('status', '=', 'opened').where('deleted', '=', false).where('is_experience', '=', false).where('data_scope', '=', 'all')
    .execute()
  if (!others.some(other => other.roles.includes(role.id))) throw new Problem(409, 'lastAdministrator')
}
