import { allows } from '../../resources/core/permission.ts'
import type { Context } from '../core/contract.ts'
import { Statement } from '../core/statement.ts'
import { permissionList } from '../platform/session/rolesOf.ts'

interface Viewer {
  readonly id: number
  readonly name: string
  /** Whether the caller may know the name. */
  readonly isReached: boolean
}

/** Ids of the live roles that may see patients. */
const seeingRoles = async ({ db }: Context): Promise<number[]> => {
  const roles = await db.selectFrom('role').select(['id', 'permissions']).where('deleted', '=', false).execute()
  return roles
    .filter(role =>
      ['patient:list', 'patient:get'].some(right => allows(new Set(permissionList(role.permissions)), right)),
    )
    .map(role => role.id)
}

const shown = 5

/**
 * The operators in use whose data scope reaches a patient at one organisation and not any more at another: how many,
 * and the names of the first few that the caller may know. `staff` are those in charge now, whose operators see their
 * own patients.
 */
export const viewersLost = async (
  from: number,
  to: number,
  staff: readonly number[],
  context: Context,
): Promise<{ count: number; names: string[] }> => {
  const roles = await seeingRoles(context)
  const statement = new Statement()
  const [old, next, seeing, own] = [from, to, roles, staff].map(value => statement.bind(value)) as [
    string,
    string,
    string,
    string,
  ]
  const reached = context.reach('operator', statement, 't')
  const viewers = await statement.run<Viewer>(
    context.db,
    `
    with recursive
      above_old (id, superior) as (select id, superior from hospital where id = ${old}::integer
        union select h.id, h.superior from hospital h join above_old a on h.id = a.superior),
      above_new (id, superior) as (select id, superior from hospital where id = ${next}::integer
        union select h.id, h.superior from hospital h join above_new a on h.id = a.superior)
    select t.id, t.name, (${reached.join(' and ') || 'true'}) as "isReached" from operator t
    where not t.deleted and t.status = 'opened' and t.roles && ${seeing}::integer[] and case t.data_scope
      when 'below' then t.hospital in (select id from above_old) and t.hospital not in (select id from above_new)
      when 'own' then t.hospital = ${old}::integer
      when 'ownPatients' then t.hospital = ${old}::integer and exists (select from doctor d where d.operator = t.id and not d.deleted and d.id = any(${own}::integer[]))
      when 'chosen' then ${old}::integer = any(t.scope_hospitals) and not ${next}::integer = any(t.scope_hospitals)
      else false end
    order by t.id`,
  )
  return {
    count: viewers.length,
    names: viewers
      .filter(one => one.isReached)
      .slice(0, shown)
      .map(one => one.name),
  }
}
