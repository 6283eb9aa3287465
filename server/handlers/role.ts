import { sql } from 'kysely'
import { message } from '../../resources/schema/message.ts'
import { allows } from '../../resources/schema/permission.ts'
import type { InferRecord } from '../../resources/schema/index.ts'
import { role } from '../../resources/system/role.ts'
import { implement } from '../engine/contract.ts'
import type { Context } from '../engine/contract.ts'
import { Problem, invalid } from '../errors/problem.ts'
import { announceAuthorityChange } from '../session/changes.ts'
import { administratorRole, permissionList } from '../session/rolesOf.ts'
import { caller } from './caller.ts'
import { canGrantDataScope, rolesBeyond } from './operatorRights.ts'
import { readPermissions } from './permissionNames.ts'

type Role = InferRecord<typeof role>

const refused = (field: string): Problem => new Problem(400, 'beyondOwn', { errors: { [field]: message('notAllowed') } })

/** Throws where a role would let those who have it give more than the caller can. */
const guardGrants = async (before: Role | null, next: Role, context: Context): Promise<void> => {
  const had = before?.creatableRoles ?? []
  const added = (next.creatableRoles ?? []).filter(id => !had.includes(id))
  if ((await rolesBeyond(added, context)).length > 0) throw refused('creatableRoles')
  if (next.dataScope !== before?.dataScope && !await canGrantDataScope(next.dataScope, context)) throw refused('dataScope')
}

const isHeld = async (id: number, { db }: Context): Promise<boolean> => {
  const holders = await db.selectFrom('operator').select('id').where('deleted', '=', false).where(sql<boolean>`${id} = any(roles)`).limit(1).execute()
  return holders.length > 0
}

export const roleImplementation = implement(role, {
  async setPermissions(record, { permissions }, context) {
    const next = readPermissions(permissions)
    if (!next) throw invalid({ permissions: message('choice') })
    const present = permissionList(record.permissions)
    if (record.key === administratorRole && !next.includes('*')) throw new Problem(409, 'systemRole')
    const granted = caller(context).permissions
    const changes = [...next.filter(one => !present.includes(one)), ...present.filter(one => !next.includes(one))]
    if (!changes.every(one => allows(granted, one))) throw refused('permissions')
    await context.db.updateTable('role').set({ permissions: JSON.stringify(next) }).where('id', '=', record.id).execute()
    context.afterCommit(() => announceAuthorityChange())
  },

  async setMenus(record, { menus }, context) {
    // An empty list takes all of them away; a list that was left out is a mistake.
    if (!menus) throw invalid({ menus: message('required') })
    await context.db.updateTable('role').set({ menus }).where('id', '=', record.id).execute()
  },
}, {
  on: ['create', 'update', 'remove', 'recover'],
  async before(action, record, input, context) {
    if (action === 'create' || action === 'update') await guardGrants(record, { dataScope: 'own', ...record, ...input } as Role, context)
    if (action === 'remove' && record && await isHeld(record.id, context)) throw new Problem(409, 'inUse')
  },
  async after(_action, _record, context) {
    context.afterCommit(() => announceAuthorityChange())
  },
})
