import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { InferRecord } from '../../resources/schema/index.ts'
import { message } from '../../resources/schema/message.ts'
import type { operator } from '../../resources/system/operator.ts'
import type { Tables } from '../database/tables.ts'
import type { Asking, Context, Hindrances } from '../engine/contract.ts'
import { Problem, invalid } from '../errors/problem.ts'
import { isReachable } from '../session/credentials.ts'
import { administratorRole } from '../session/rolesOf.ts'
import type { EndedBy } from '../session/tables.ts'
import { caller } from './caller.ts'
import { grantsOf } from './operatorRights.ts'
import type { Rights } from './operatorRights.ts'

export type Account = InferRecord<typeof operator>

/** 400 at the field by which rights would go beyond the caller's own. */
export const beyondOwn = (field: string): Problem => new Problem(400, 'beyondOwn', { errors: { [field]: message('notAllowed') } })

/** Throws unless the caller has all that a new account is to have. */
export const guardNew = async (account: Rights, asking: Asking): Promise<void> => {
  const field = await (await grantsOf(asking)).beyond(account)
  if (field) throw beyondOwn(field)
}

/** Throws where the account has more rights than the caller: whoever could reset its password could take it over. */
export const guardStronger = async (account: Account, asking: Asking): Promise<void> => {
  if (account.id !== caller(asking).id && await (await grantsOf(asking)).beyond(account)) throw new Problem(409, 'stronger')
}

/** How the sessions of an account end when it goes from one state to another; undefined where they do not. */
export const endingOf = (before: Account, after: Account): EndedBy | undefined => {
  if (!before.deleted && after.deleted) return 'removed'
  return before.status === 'opened' && after.status === 'deactivated' ? 'deactivated' : undefined
}

/** What nobody changes of their own account: they could not take it back. */
const rightsFields = ['roles', 'dataScope', 'scopeHospitals', 'isExperience', 'status'] as const

const changedOf = (before: Account, after: Account): readonly string[] => {
  const differs = (name: keyof Account): boolean => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)
  return [...rightsFields, ...(before.dataScope === 'all' ? [] : ['hospital' as const])].filter(differs)
}

/** Throws where callers change their own rights, each field named, or end their own account. */
const guardSelf = (action: string, before: Account, after: Account, asking: Asking): void => {
  if (before.id !== caller(asking).id) return
  if (action !== 'update') throw new Problem(409, 'self')
  const changed = changedOf(before, after)
  if (changed.length > 0) throw invalid(Object.fromEntries(changed.map(name => [name, message('ownRights')])))
}

/** Throws unless the caller may bring an account from one state to another. `action` is what does it. */
export const guardChange = async (action: string, before: Account, after: Account, context: Context): Promise<void> => {
  guardSelf(action, before, after, context)
  await guardStronger(before, context)
  const field = await (await grantsOf(context)).changeBeyond(before, after)
  if (field) throw beyondOwn(field)
  await guardLastAdministrator(action, before, after, context)
}

const administers = (account: Account, role: number): boolean =>
  account.status === 'opened' && !account.deleted && !account.isExperience && account.dataScope === 'all' && account.roles.includes(role)

/** Whether somebody who may do everything can still sign in without this account, or without anybody of this organisation. */
const otherAdministrators = async (db: Kysely<Tables>, role: number, without: { account: number } | { hospital: number }): Promise<boolean> => {
  const others = await db.selectFrom('operator as o').innerJoin('hospital as h', 'h.id', 'o.hospital').select('o.id').where('h.deleted', '=', false)
    .where('o.status', '=', 'opened').where('o.deleted', '=', false).where('o.is_experience', '=', false).where('o.data_scope', '=', 'all')
    .where('account' in without ? 'o.id' : 'o.hospital', '<>', 'account' in without ? without.account : without.hospital)
    .where(sql<boolean>`${role} = any(o.roles)`).limit(1).execute()
  return others.length > 0
}

/** Takes the turn of all who may take an administrator away, so that two cannot take the last two at once. Answers the role. */
const lockAdministrators = async (db: Kysely<Tables>): Promise<number | undefined> =>
  (await db.selectFrom('role').select('id').where('key', '=', administratorRole).forUpdate().executeTakeFirst())?.id

/** Throws where nobody who may do everything could sign in after this organisation is deleted. */
export const guardAdministratorsElsewhere = async (hospital: number, { db }: Context): Promise<void> => {
  const role = await lockAdministrators(db)
  if (role !== undefined && !await otherAdministrators(db, role, { hospital })) throw new Problem(409, 'lastAdministrator')
}

/** Throws where a write would leave nobody who may do everything; at the field where a form did it. */
const guardLastAdministrator = async (action: string, before: Account, after: Account, { db }: Context): Promise<void> => {
  const role = await lockAdministrators(db)
  if (role === undefined || !administers(before, role) || administers(after, role) || await otherAdministrators(db, role, { account: before.id })) return
  const errors = Object.fromEntries(changedOf(before, after).map(name => [name, message('lastAdministrator')]))
  throw new Problem(409, 'lastAdministrator', action === 'update' ? { errors } : {})
}

const touching = ['update', 'enable', 'disable', 'resetPass', 'remove', 'recover']
const all = (actions: readonly string[], code: string): Hindrances => Object.fromEntries(actions.map(action => [action, code]))

/** What hinders the caller on each of the accounts, told before they try. */
export const hindrancesOf = async (accounts: readonly Account[], asking: Asking): Promise<readonly Hindrances[]> => {
  const { id } = caller(asking)
  const grants = await grantsOf(asking)
  const role = await asking.db.selectFrom('role').select('id').where('key', '=', administratorRole).executeTakeFirst()
  return Promise.all(accounts.map(async (account): Promise<Hindrances> => {
    const unreachable: Hindrances = isReachable(account) ? {} : { resetPass: 'unreachable' }
    if (account.id === id) return { ...unreachable, ...all(['disable', 'remove'], 'self') }
    if (await grants.beyond(account)) return all(touching, 'stronger')
    const isLast = role !== undefined && administers(account, role.id) && !await otherAdministrators(asking.db, role.id, { account: account.id })
    return { ...unreachable, ...(isLast ? all(['disable', 'remove'], 'lastAdministrator') : {}) }
  }))
}
