import { message } from '../../resources/core/message.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { role } from '../../resources/access/role.ts'
import { implement } from '../core/contract.ts'
import { Problem, invalid } from '../core/errors/problem.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { administratorRole, defaultRole, permissionList } from '../platform/session/rolesOf.ts'
import { ownMenus } from './menuTree.ts'
import { beyondOwn } from './operatorGuards.ts'
import { grantsOf } from './operatorRights.ts'
import { readPermissions } from './permissionNames.ts'
import { guardExistence, guardGiving, guardHolders, holderIds, unavailableReasonsOfRoles } from './roleGuards.ts'

type Role = InferRecord<typeof role>

/** What one list has and the other has not. */
const difference = <T>(one: readonly T[], other: readonly T[]): T[] => {
  const [first, second] = [new Set(one), new Set(other)]
  return [...one.filter(item => !second.has(item)), ...other.filter(item => !first.has(item))]
}

export const roleImplementation = implement(
  role,
  {
    async grantable(_input, context) {
      const [roles, grants] = await Promise.all([
        context.db
          .selectFrom('role')
          .select(['id', 'name', 'name_en', 'data_scope as dataScope'])
          .where('deleted', '=', false)
          .orderBy('id')
          .execute(),
        grantsOf(context),
      ])
      return roles
        .filter(({ id }) => grants.role(id))
        .map(({ id, name, name_en, dataScope }) => ({
          id,
          label: context.language === 'en' ? name_en : name,
          dataScope,
        }))
    },

    async setPermissions(record, { permissions }, context) {
      const next = readPermissions(permissions)
      if (!next) throw invalid({ permissions: message('choice') })
      const present = permissionList(record.permissions)
      if (record.key === administratorRole && !next.includes('*')) throw new Problem(409, 'systemRole')
      const grants = await guardHolders(record, context)
      if (!grants.permits(difference(next, present))) throw beyondOwn('permissions')
      await context.db
        .updateTable('role')
        .set({ permissions: JSON.stringify(next) })
        .where('id', '=', record.id)
        .execute()
      context.afterCommit(() => announceAuthorityChange())
    },

    async setMenus(record, { menus }, context) {
      // An empty list takes all of them away; a list that was left out is a mistake.
      if (!menus) throw invalid({ menus: message('required') })
      await guardHolders(record, context)
      const own = await ownMenus(context)
      if (!difference(menus, record.menus ?? []).every(id => own.has(id))) throw beyondOwn('menus')
      await context.db.updateTable('role').set({ menus }).where('id', '=', record.id).execute()
      // Who has the default role has no other, so that it cannot be looked up who that is.
      await announceLive(
        context,
        'menu',
        record.key === defaultRole ? {} : { operators: await holderIds(record.id, context) },
      )
    },
  },
  {
    on: ['create', 'update', 'remove', 'recover'],
    async before(action, record, input, context) {
      if (action === 'create' || action === 'update')
        await guardGiving(record, { dataScope: 'own', ...record, ...input } as Role, context)
      else if (record) await guardExistence(action, record, context)
    },
    async after(_action, _record, context) {
      context.afterCommit(() => announceAuthorityChange())
    },
    unavailableReasons: unavailableReasonsOfRoles,
  },
)
