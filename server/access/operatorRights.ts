import type { Kysely } from 'kysely'
import type { InferRecord } from '../../resources/core/index.ts'
import { allows } from '../../resources/core/permission.ts'
import { grantableScopes } from '../../resources/access/dataScope.ts'
import type { DataScope } from '../../resources/access/dataScope.ts'
import type { operator } from '../../resources/access/operator.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Asking, Scope } from '../core/contract.ts'
import { defaultRole, permissionList } from '../platform/session/rolesOf.ts'
import { scopeOf, subtree } from '../platform/session/scopeOf.ts'
import { caller } from '../core/caller.ts'

type Account = InferRecord<typeof operator>
export type RightsField = 'hospital' | 'roles' | 'dataScope' | 'scopeHospitals'
/** What an account may do and see; one that is not stored yet has no id. */
export interface Rights extends Pick<Account, RightsField> {
  readonly id?: number
}

/** What the caller has and can grant, looked up once, as it is now. */
export interface Grants {
  /** Whether a role that is not deleted is theirs to grant. */
  readonly role: (id: number) => boolean
  readonly dataScope: (dataScope: DataScope) => boolean
  /** Whether the caller holds all of these permissions. */
  readonly permits: (permissions: readonly string[]) => boolean
  /** Whether the caller's scope has all of these organisations, and not some of their patients alone. */
  readonly covers: (hospitals: readonly number[]) => boolean
  /** Whether the caller works for the platform itself. */
  readonly isPlatform: boolean
  /**
   * The first of the fields by which an account has, or could have again, what the caller has not: deleted roles count,
   * as they can be recovered. Undefined where the caller has all of it. `staff` is the staff member that the account is
   * going to be.
   */
  readonly exceeds: (rights: Rights, staff?: number) => Promise<RightsField | undefined>
  /** The same, with roles that the caller has not to grant. */
  readonly beyond: (rights: Rights) => Promise<RightsField | undefined>
  /** The same for a change: what the account has already is not looked at. */
  readonly changeBeyond: (before: Rights, after: Rights) => Promise<RightsField | undefined>
}

const areWithin = (inner: Scope['hospitals'], outer: Scope['hospitals']): boolean => {
  if (outer === 'everything' || inner === 'everything') return outer === 'everything'
  const reached = new Set(outer)
  return inner.every(id => reached.has(id))
}

const lies = (inner: Scope, outer: Scope): boolean =>
  (outer.staff === undefined || inner.staff === outer.staff || inner.staff === 0) &&
  areWithin(inner.hospitals, outer.hospitals)

interface StoredRole {
  readonly id: number
  readonly key: string | null
  readonly deleted: boolean
  readonly permissions: readonly string[]
  readonly creatableRoles: readonly number[]
}

/** All roles by their ids, deleted ones included. */
const rolesById = async (db: Kysely<Tables>): Promise<ReadonlyMap<number, StoredRole>> => {
  const rows = await db.selectFrom('role').select(['id', 'key', 'deleted', 'permissions', 'creatable_roles']).execute()
  return new Map(
    rows.map(({ id, key, deleted, permissions, creatable_roles }) => [
      id,
      { id, key, deleted, permissions: permissionList(permissions), creatableRoles: creatable_roles ?? [] },
    ]),
  )
}

/** The roles among these; where none of them is live, the default role besides. */
const heldRoles = (all: ReadonlyMap<number, StoredRole>, ids: readonly number[]): readonly StoredRole[] => {
  const held = ids.map(id => all.get(id)).filter(role => role !== undefined)
  return held.some(role => !role.deleted)
    ? held
    : [...held, ...[...all.values()].filter(role => role.key === defaultRole)]
}

const scopedAlike = (one: Rights, other: Rights): boolean => {
  const scoped = ({ hospital, dataScope, scopeHospitals }: Rights): string =>
    JSON.stringify([hospital, dataScope, scopeHospitals ?? []])
  return scoped(one) === scoped(other)
}

const isOfPlatform = async (db: Kysely<Tables>, { dataScope, hospital }: Rights): Promise<boolean> =>
  dataScope === 'all' &&
  (await db.selectFrom('hospital').select('kind').where('id', '=', hospital).executeTakeFirst())?.kind === 'platform'

/** Looks up what the caller has and can grant. Throws 401 for a public call. */
export const grantsOf = async (asking: Asking): Promise<Grants> => {
  const { db } = asking
  const { id, apiToken, permissions, scope } = caller(asking)
  // What the session remembers of the caller may be a moment old.
  const own = await db
    .selectFrom('operator')
    .select(['id', 'hospital', 'roles', 'data_scope as dataScope', 'scope_hospitals as scopeHospitals'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const roles = await rolesById(db)
  const mine = {
    roles: heldRoles(roles, own.roles).filter(role => !role.deleted),
    scope: apiToken ? scope : await scopeOf(db, own),
    isPlatform: await isOfPlatform(db, own),
  }
  // A token grants no more than it has itself.
  const held = apiToken ? permissions : new Set(mine.roles.flatMap(role => role.permissions))
  const creatable = new Set(mine.roles.flatMap(role => role.creatableRoles))

  const permits: Grants['permits'] = permissions => permissions.every(permission => allows(held, permission))
  const isCreatable = (role: number): boolean => held.has('*') || creatable.has(role)
  const dataScope: Grants['dataScope'] = asked => grantableScopes(own.dataScope).includes(asked)
  const covers: Grants['covers'] = hospitals => lies({ hospitals }, mine.scope)
  const subtrees = new Map<number, Promise<number[]>>()
  const below = (root: number): Promise<number[]> => {
    const known = subtrees.get(root) ?? subtree(db, root)
    subtrees.set(root, known)
    return known
  }
  const reachOf = async (rights: Rights, staff?: number): Promise<Scope> => {
    if (rights.dataScope === 'below') return { hospitals: await below(rights.hospital) }
    const scope = await scopeOf(db, { ...rights, id: rights.id ?? null })
    return staff === undefined || scope.staff === undefined ? scope : { ...scope, staff }
  }

  const scopeBeyond = async (rights: Rights, staff?: number): Promise<RightsField | undefined> => {
    if (!dataScope(rights.dataScope)) return 'dataScope'
    if (mine.scope.hospitals !== 'everything' && !mine.scope.hospitals.includes(rights.hospital)) return 'hospital'
    if (!mine.isPlatform && (await isOfPlatform(db, rights))) return 'hospital'
    if (lies(await reachOf(rights, staff), mine.scope)) return undefined
    return rights.dataScope === 'chosen' ? 'scopeHospitals' : 'dataScope'
  }
  const exceeds: Grants['exceeds'] = async (rights, staff) =>
    permits(heldRoles(roles, rights.roles).flatMap(role => role.permissions)) ? scopeBeyond(rights, staff) : 'roles'
  const grantable = (role: number): boolean => {
    const found = roles.get(role)
    return found !== undefined && !found.deleted && isCreatable(role) && permits(found.permissions)
  }
  return {
    role: grantable,
    dataScope,
    permits,
    covers,
    isPlatform: mine.isPlatform,
    exceeds,
    beyond: async rights =>
      rights.roles.some(role => roles.get(role)?.deleted === false && !isCreatable(role)) ? 'roles' : exceeds(rights),
    changeBeyond: async (before, after) => {
      if (after.roles.some(role => !before.roles.includes(role) && !grantable(role))) return 'roles'
      return scopedAlike(before, after) ? undefined : scopeBeyond(after)
    },
  }
}
