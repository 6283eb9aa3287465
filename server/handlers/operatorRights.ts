import type { InferRecord } from '../../resources/schema/index.ts'
import { allows } from '../../resources/schema/permission.ts'
import { grantableScopes } from '../../resources/system/dataScope.ts'
import type { DataScope } from '../../resources/system/dataScope.ts'
import type { operator } from '../../resources/system/operator.ts'
import type { Asking, Scope } from '../engine/contract.ts'
import { scopeOf, subtree } from '../session/scopeOf.ts'
import { liveRoles, permissionList } from '../session/rolesOf.ts'
import { caller } from './caller.ts'

/** What an account may do and see. */
export type Rights = Pick<InferRecord<typeof operator>, 'hospital' | 'roles' | 'dataScope' | 'scopeHospitals'>
export type RightsField = keyof Rights

/** What the caller can grant to others, looked up once. */
export interface Grants {
  /** Whether a role that is not deleted is theirs to grant; one that is gone grants nothing and is let pass. */
  readonly role: (id: number) => boolean
  readonly dataScope: (dataScope: DataScope) => boolean
  /** The first of the fields by which these rights would go beyond the caller's own; undefined where the caller could grant all of them. */
  readonly beyond: (rights: Rights) => Promise<RightsField | undefined>
  /** The same for a change: what the account has already is not looked at. */
  readonly changeBeyond: (before: Rights, after: Rights) => Promise<RightsField | undefined>
}

const lies = ({ hospitals: inner }: Scope, { hospitals: outer }: Scope): boolean =>
  outer === 'everything' || (inner !== 'everything' && inner.every(id => outer.includes(id)))

/** Ids of the live roles that the caller cannot grant: not theirs to create, or with more permissions than they hold. */
const rolesBeyond = async (asking: Asking): Promise<ReadonlySet<number>> => {
  const { roles, permissions } = caller(asking)
  if (permissions.has('*')) return new Set()
  const creatable = new Set((await liveRoles(asking.db, roles)).flatMap(role => role.creatableRoles))
  const all = await asking.db.selectFrom('role').select(['id', 'permissions']).where('deleted', '=', false).execute()
  return new Set(all
    .filter(role => !creatable.has(role.id) || !permissionList(role.permissions).every(permission => allows(permissions, permission)))
    .map(role => role.id))
}

const scopedAlike = (one: Rights, other: Rights): boolean => {
  const scoped = ({ hospital, dataScope, scopeHospitals }: Rights): string => JSON.stringify([hospital, dataScope, scopeHospitals ?? []])
  return scoped(one) === scoped(other)
}

/** Looks up what the caller can grant. Throws 401 for a public call. */
export const grantsOf = async (asking: Asking): Promise<Grants> => {
  const { id, scope: mine } = caller(asking)
  const own = await asking.db.selectFrom('operator').select('data_scope').where('id', '=', id).executeTakeFirst()
  const beyondRoles = await rolesBeyond(asking)
  const dataScope: Grants['dataScope'] = asked => own !== undefined && grantableScopes(own.data_scope).includes(asked)
  const subtrees = new Map<number, Promise<number[]>>()
  const below = (root: number): Promise<number[]> => {
    const known = subtrees.get(root) ?? subtree(asking.db, root)
    subtrees.set(root, known)
    return known
  }
  const reachOf = async (rights: Rights): Promise<Scope> =>
    (rights.dataScope === 'below' ? { hospitals: await below(rights.hospital) } : scopeOf(asking.db, { id: null, ...rights }))

  const scopeBeyond = async (rights: Rights): Promise<RightsField | undefined> => {
    if (!dataScope(rights.dataScope)) return 'dataScope'
    if (!lies({ hospitals: [rights.hospital] }, mine)) return 'hospital'
    if (mine.hospitals === 'everything' || lies(await reachOf(rights), mine)) return undefined
    return rights.dataScope === 'chosen' ? 'scopeHospitals' : 'dataScope'
  }
  return {
    role: role => !beyondRoles.has(role),
    dataScope,
    beyond: async rights => (rights.roles.some(role => beyondRoles.has(role)) ? 'roles' : scopeBeyond(rights)),
    changeBeyond: async (before, after) => {
      if (after.roles.some(role => beyondRoles.has(role) && !before.roles.includes(role))) return 'roles'
      return scopedAlike(before, after) ? undefined : scopeBeyond(after)
    },
  }
}
