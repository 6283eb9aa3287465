import type { InferRecord } from '../../resources/schema/index.ts'
import { allows } from '../../resources/schema/permission.ts'
import type { operator } from '../../resources/system/operator.ts'
import type { Context, Scope } from '../engine/contract.ts'
import type { DataScope } from '../session/scopeOf.ts'
import { scopeOf } from '../session/scopeOf.ts'
import { liveRoles, permissionList } from '../session/rolesOf.ts'
import { caller } from './caller.ts'

/** What an account may do and see. */
export type Rights = Pick<InferRecord<typeof operator>, 'hospital' | 'roles' | 'dataScope' | 'scopeHospitals'>

/** The data scopes that each one can grant; what grows later, such as a subtree, is granted by those above alone. */
const grants: Readonly<Record<DataScope, readonly DataScope[]>> = {
  all: ['all', 'below', 'own', 'ownPatients', 'chosen'],
  below: ['below', 'own', 'ownPatients', 'chosen'],
  chosen: ['own', 'ownPatients', 'chosen'],
  own: ['own', 'ownPatients', 'chosen'],
  ownPatients: ['ownPatients'],
}

const holdsEverything = (context: Context): boolean => caller(context).permissions.has('*')

/** The roles among these that the caller cannot grant: not theirs to create, or with more permissions than they hold. */
export const rolesBeyond = async (ids: readonly number[], context: Context): Promise<number[]> => {
  if (ids.length === 0 || holdsEverything(context)) return []
  const { roles, permissions } = caller(context)
  const creatable = new Set((await liveRoles(context.db, roles)).flatMap(role => role.creatableRoles))
  const asked = await context.db.selectFrom('role').select(['id', 'permissions']).where('id', 'in', [...ids]).where('deleted', '=', false).execute()
  return asked
    .filter(role => !creatable.has(role.id) || !permissionList(role.permissions).every(permission => allows(permissions, permission)))
    .map(role => role.id)
}

/** Whether the caller can grant a data scope at all; which organisations it may name is another question. */
export const canGrantDataScope = async (dataScope: DataScope, context: Context): Promise<boolean> => {
  const own = await context.db.selectFrom('operator').select('data_scope').where('id', '=', caller(context).id).executeTakeFirst()
  return own !== undefined && grants[own.data_scope].includes(dataScope)
}

const lies = ({ hospitals: inner }: Scope, { hospitals: outer }: Scope): boolean =>
  outer === 'everything' || (inner !== 'everything' && inner.every(id => outer.includes(id)))

/** The first of the fields by which an account would see more than the caller does. */
const scopeBeyond = async (rights: Rights, context: Context): Promise<'dataScope' | 'hospital' | 'scopeHospitals' | undefined> => {
  const mine = caller(context).scope
  if (!await canGrantDataScope(rights.dataScope, context)) return 'dataScope'
  if (!lies({ hospitals: [rights.hospital] }, mine)) return 'hospital'
  const theirs = await scopeOf(context.db, { id: null, ...rights })
  if (lies(theirs, mine)) return undefined
  return rights.dataScope === 'chosen' ? 'scopeHospitals' : 'dataScope'
}

/** The field by which these rights go beyond the caller's own, or undefined where the caller could grant all of them. */
export const beyondOwn = async (rights: Rights, context: Context): Promise<'roles' | 'dataScope' | 'hospital' | 'scopeHospitals' | undefined> =>
  (await rolesBeyond(rights.roles, context)).length > 0 ? 'roles' : scopeBeyond(rights, context)

/** The same for a change: what the account has already is not looked at. */
export const changeBeyondOwn = async (before: Rights, after: Rights, context: Context): ReturnType<typeof beyondOwn> => {
  if ((await rolesBeyond(after.roles.filter(id => !before.roles.includes(id)), context)).length > 0) return 'roles'
  const scoped = ({ hospital, dataScope, scopeHospitals }: Rights): string => JSON.stringify([hospital, dataScope, scopeHospitals ?? []])
  return scoped(before) === scoped(after) ? undefined : scopeBeyond(after, context)
}
