import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { fieldReasonKey } from '../../resources/core/fieldReasonKey.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { operator } from '../../resources/access/operator.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Asking, Context, UnavailableReasons } from '../core/contract.ts'
import { Problem, invalid } from '../core/errors/problem.ts'
import { administratorRole } from '../platform/session/rolesOf.ts'
import type { EndedBy } from '../platform/session/tables.ts'
import { caller } from '../core/caller.ts'
import { changeOwn } from './self.ts'
import { grantsOf } from './operatorRights.ts'
import type { Rights } from './operatorRights.ts'
import { lockRights } from './rightsLock.ts'

export type Account = InferRecord<typeof operator>

/** 400 at the field by which rights would go beyond the caller's own. */
export const beyondOwn = (field: string): Problem =>
  new Problem(400, 'beyondOwn', { errors: { [field]: message('notAllowed') } })

/** Throws unless the caller has all that a new account is to have. */
export const guardNew = async (account: Rights, context: Context): Promise<void> => {
  await lockRights(context.db)
  const field = await (await grantsOf(context)).beyond(account)
  if (field) throw beyondOwn(field)
}

/**
 * Throws where the account has, or could have again, more rights than the caller: whoever resets its password can take
 * it over. What is one's own is changed in the personal centre, where one shows who one is.
 */
export const guardReset = async (account: Account, context: Context): Promise<void> => {
  await lockRights(context.db)
  if (account.id === caller(context).id) throw new Problem(409, 'ownSecret')
  if (await (await grantsOf(context)).beyond(account)) throw new Problem(409, 'stronger')
}

/** How the sessions of an account end when it goes from one state to another; undefined where they do not. */
export const endingOf = (before: Account, after: Account): EndedBy | undefined => {
  if (!before.deleted && after.deleted) return 'removed'
  return before.status === 'opened' && after.status === 'deactivated' ? 'deactivated' : undefined
}

/** What nobody changes of their own account: they could not take it back. */
const rightsFields = ['hospital', 'roles', 'dataScope', 'scopeHospitals', 'isExperience', 'status'] as const

/** Where one is reached, and could be signed in from by whoever else is reached there. */
const contactFields = ['phone', 'email'] as const

const changedOf = (names: readonly (keyof Account)[], before: Account, after: Account): readonly string[] =>
  names.filter(name => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))

/**
 * Throws where callers change their own rights, or where they are reached without having shown who they are, each field
 * named; or where they end their own account.
 */
const guardSelf = (action: string, before: Account, after: Account): void => {
  if (action !== 'update' && action !== changeOwn) throw new Problem(409, 'self')
  const errors = {
    ...Object.fromEntries(changedOf(rightsFields, before, after).map(name => [name, message('ownRights')])),
    ...(action === changeOwn
      ? {}
      : Object.fromEntries(changedOf(contactFields, before, after).map(name => [name, message('ownContact')]))),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Throws where the account is stronger than the caller, or would be. */
const guardOther = async (before: Account, after: Account, asking: Asking): Promise<void> => {
  const grants = await grantsOf(asking)
  if (await grants.beyond(before)) throw new Problem(409, 'stronger')
  const field = await grants.changeBeyond(before, after)
  if (field) throw beyondOwn(field)
}

/** Throws unless the caller may bring an account from one state to another. `action` is what does it. */
export const guardChange = async (action: string, before: Account, after: Account, context: Context): Promise<void> => {
  const administrators = await lockRights(context.db)
  if (before.id === caller(context).id) guardSelf(action, before, after)
  else await guardOther(before, after, context)
  if (administrators !== undefined) await guardLastAdministrator(action, administrators, before, after, context)
}

const administers = (account: Account, role: number): boolean =>
  account.status === 'opened' &&
  !account.deleted &&
  !account.isExperience &&
  account.dataScope === 'all' &&
  account.roles.includes(role)

/**
 * Whether somebody who may do everything can still sign in without this account, or without anybody of this
 * organisation.
 */
const otherAdministrators = async (
  db: Kysely<Tables>,
  role: number,
  without: { account: number } | { hospital: number },
): Promise<boolean> => {
  const others = await db
    .selectFrom('operator as o')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .select('o.id')
    .where('h.deleted', '=', false)
    .where('o.status', '=', 'opened')
    .where('o.deleted', '=', false)
    .where('o.is_experience', '=', false)
    .where('o.data_scope', '=', 'all')
    .where(
      'account' in without ? 'o.id' : 'o.hospital',
      '<>',
      'account' in without ? without.account : without.hospital,
    )
    .where(sql<boolean>`${role} = any(o.roles)`)
    .limit(1)
    .execute()
  return others.length > 0
}

/** Throws where nobody who may do everything could sign in after this organisation is deleted. */
export const guardAdministratorsElsewhere = async (hospital: number, { db }: Context): Promise<void> => {
  const role = await lockRights(db)
  if (role !== undefined && !(await otherAdministrators(db, role, { hospital })))
    throw new Problem(409, 'lastAdministrator')
}

/** Throws where a write would leave nobody who may do everything; at the field where a form did it. */
const guardLastAdministrator = async (
  action: string,
  role: number,
  before: Account,
  after: Account,
  { db }: Context,
): Promise<void> => {
  if (
    !administers(before, role) ||
    administers(after, role) ||
    (await otherAdministrators(db, role, { account: before.id }))
  )
    return
  const errors = Object.fromEntries(
    changedOf(rightsFields, before, after).map(name => [name, message('lastAdministrator')]),
  )
  throw new Problem(409, 'lastAdministrator', action === 'update' ? { errors } : {})
}

const touching = ['update', 'enable', 'disable', 'resetPass', 'resetSecondFactor', 'remove', 'recover']
const all = (actions: readonly string[], code: string): UnavailableReasons =>
  Object.fromEntries(actions.map(action => [action, code]))

const ownFields = {
  ...all(rightsFields.map(fieldReasonKey), 'ownRights'),
  ...all(contactFields.map(fieldReasonKey), 'ownContact'),
}

/** Which actions the caller cannot take on each of the accounts and why, told before they try. */
export const unavailableReasonsOf = async (
  accounts: readonly Account[],
  asking: Asking,
): Promise<readonly UnavailableReasons[]> => {
  const { id } = caller(asking)
  const grants = await grantsOf(asking)
  const role = await asking.db.selectFrom('role').select('id').where('key', '=', administratorRole).executeTakeFirst()
  return Promise.all(
    accounts.map(async (account): Promise<UnavailableReasons> => {
      if (account.id === id)
        return {
          ...ownFields,
          ...all(['disable', 'remove'], 'self'),
          ...all(['resetPass', 'resetSecondFactor'], 'ownSecret'),
        }
      if (await grants.beyond(account)) return all(touching, 'stronger')
      const isLast =
        role !== undefined &&
        administers(account, role.id) &&
        !(await otherAdministrators(asking.db, role.id, { account: account.id }))
      return isLast ? all(['disable', 'remove'], 'lastAdministrator') : {}
    }),
  )
}
