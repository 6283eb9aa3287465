import { sql } from 'kysely'
import { message } from '../../resources/schema/message.ts'
import { allows } from '../../resources/schema/permission.ts'
import type { InferRecord } from '../../resources/schema/index.ts'
import { role } from '../../resources/system/role.ts'
import { implement } from '../engine/contract.ts'
import type { Asking, Context } from '../engine/contract.ts'
import { Problem, invalid } from '../errors/problem.ts'
import { announceLive } from '../live/announceLive.ts'
import { announceAuthorityChange } from '../session/changes.ts'
import { administratorRole, defaultRole, permissionList } from '../session/rolesOf.ts'
import { caller } from './caller.ts'
import { ownMenus } from './menuTree.ts'
import { beyondOwn } from './operatorGuards.ts'
import { grantsOf } from './operatorRights.ts'
import { readPermissions } from './permissionNames.ts'

type Role = InferRecord<typeof role>

/** Throws where a role would let those who have it give more than the caller can. */
const guardGrants = async (before: Role | null, next: Role, context: Context): Promise<void> => {
  const grants = await grantsOf(context)
  const had = before?.creatableRoles ?? []
  if ((next.creatableRoles ?? []).some(id => !had.includes(id) && !grants.role(id))) throw beyondOwn('creatableRoles')
  if (next.dataScope !== before?.dataScope && !grants.dataScope(next.dataScope)) throw beyondOwn('dataScope')
}

/** What one list has and the other has not. */
const difference = <T>(one: readonly T[], other: readonly T[]): T[] => [...one.filter(item => !other.includes(item)), ...other.filter(item => !one.includes(item))]

/** Ids of the roles among these that operators have who are not deleted. */
const heldAmong = async (ids: readonly number[], { db }: Pick<Asking, 'db'>): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ role: number }>`
    select distinct role from operator o, unnest(o.roles) role where not o.deleted and role = any(${[...ids]}::int[])`.execute(db)
  return new Set(rows.map(row => row.role))
}

/** Ids of the operators who have a role. */
const holdersOf = async (role: number, { db }: Context): Promise<number[]> =>
  (await db.selectFrom('operator').select('id').where('deleted', '=', false).where(sql<boolean>`${role} = any(roles)`).execute()).map(({ id }) => id)

export const roleImplementation = implement(role, {
  async grantable(_input, context) {
    const [roles, grants] = await Promise.all([
      context.db.selectFrom('role').select(['id', 'name', 'name_en', 'data_scope as dataScope']).where('deleted', '=', false).orderBy('id').execute(), grantsOf(context),
    ])
    return roles.filter(({ id }) => grants.role(id))
      .map(({ id, name, name_en, dataScope }) => ({ id, label: context.language === 'en' ? name_en : name, dataScope }))
  },

  async setPermissions(record, { permissions }, context) {
    const next = readPermissions(permissions)
    if (!next) throw invalid({ permissions: message('choice') })
    const present = permissionList(record.permissions)
    if (record.key === administratorRole && !next.includes('*')) throw new Problem(409, 'systemRole')
    const granted = caller(context).permissions
    if (!difference(next, present).every(one => allows(granted, one))) throw beyondOwn('permissions')
    await context.db.updateTable('role').set({ permissions: JSON.stringify(next) }).where('id', '=', record.id).execute()
    context.afterCommit(() => announceAuthorityChange())
  },

  async setMenus(record, { menus }, context) {
    // An empty list takes all of them away; a list that was left out is a mistake.
    if (!menus) throw invalid({ menus: message('required') })
    const own = await ownMenus(context)
    if (!difference(menus, record.menus ?? []).every(id => own.has(id))) throw beyondOwn('menus')
    await context.db.updateTable('role').set({ menus }).where('id', '=', record.id).execute()
    // Who has the default role has no other, so that it cannot be looked up who that is.
    await announceLive(context, 'menu', record.key === defaultRole ? {} : { operators: await holdersOf(record.id, context) })
  },
}, {
  on: ['create', 'update', 'remove', 'recover'],
  async before(action, record, input, context) {
    if (action === 'create' || action === 'update') await guardGrants(record, { dataScope: 'own', ...record, ...input } as Role, context)
    if (action === 'remove' && record && (await heldAmong([record.id], context)).size > 0) throw new Problem(409, 'inUse')
  },
  async after(_action, _record, context) {
    context.afterCommit(() => announceAuthorityChange())
  },
  async hindered(records, asking) {
    const held = await heldAmong(records.map(record => record.id), asking)
    return records.map(record => ({
      ...(held.has(record.id) ? { remove: 'inUse' } : {}), ...(record.key === administratorRole ? { setPermissions: 'systemRole' } : {}),
    }))
  },
})
