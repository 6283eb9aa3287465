import { allows } from '../../resources/core/permission.ts'
import type { Context } from '../core/contract.ts'
import { permissionList } from '../platform/session/rolesOf.ts'
import { caller } from '../core/caller.ts'

/** A role that holds a permission; `wildcard` is the one by which it does, where it is not named itself. */
export type Holder = { readonly id: number; readonly label: string; readonly wildcard: string | null }

export interface Holders {
  readonly roles: Holder[]
  /** How many operators in the caller's scope have one of these roles. */
  readonly operators: number
}

const wildcardFor = (granted: ReadonlySet<string>, permission: string): string | null =>
  granted.has(permission) ? null : ([`${permission.split(':')[0]}:*`, '*'].find(one => granted.has(one)) ?? null)

/** How many operators have which roles: one entry for each combination. */
const combinations = (context: Context) => {
  const { hospitals } = caller(context).scope
  return context.db
    .selectFrom('operator')
    .select(({ fn }) => ['roles', fn.countAll<number>().as('n')])
    .where('deleted', '=', false)
    .$if(hospitals !== 'everything', query =>
      query.where('hospital', 'in', hospitals.length > 0 ? [...(hospitals as readonly number[])] : [0]),
    )
    .groupBy('roles')
    .execute()
}

/** Looks up who holds what; answers it by permission. */
export const holdersOf = async (context: Context): Promise<(permission: string) => Holders> => {
  const [found, counted] = await Promise.all([
    context.db
      .selectFrom('role')
      .select(['id', 'name', 'name_en', 'permissions'])
      .where('deleted', '=', false)
      .orderBy('id')
      .execute(),
    combinations(context),
  ])
  const roles = found.map(role => ({
    id: role.id,
    label: context.language === 'en' ? role.name_en : role.name,
    granted: new Set(permissionList(role.permissions)),
  }))
  return permission => {
    const holding = roles.filter(role => allows(role.granted, permission))
    const ids = new Set(holding.map(role => role.id))
    return {
      roles: holding.map(({ id, label, granted }) => ({ id, label, wildcard: wildcardFor(granted, permission) })),
      operators: counted.filter(one => one.roles.some(id => ids.has(id))).reduce((sum, one) => sum + Number(one.n), 0),
    }
  }
}
