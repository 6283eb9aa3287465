import { sql } from 'kysely'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Context, Operator } from '../core/contract.ts'
import { modelOf } from '../core/model.ts'
import { all, Statement } from '../core/statement.ts'
import { loadOperator } from '../platform/session/loadOperator.ts'
import { permissionList } from '../platform/session/rolesOf.ts'

/** A record that is commented on. */
export interface Place {
  readonly resource: AnyResource
  readonly id: number
}

export interface Colleague {
  readonly id: number
  readonly name: string
  readonly hospitalLabel: string | null
}

/** Most who are offered: more than work with one record anywhere. */
const most = 500

/** Whether an operator reaches the record, by scope and visibility, as the engine would say. */
const reaches = async ({ resource, id }: Place, operator: Operator, { db, reach }: Context): Promise<boolean> => {
  const statement = new Statement()
  const conditions = [`t."id" = ${statement.bind(id)}::integer`, ...reach(resource.name, statement, 't', operator)]
  return (
    (await statement.run(db, `select 1 as found from ${modelOf(resource).table} t where ${all(conditions)}`)).length > 0
  )
}

/** The roles that allow both: to look at such a record, and to read what is said about it. */
const reading = async (resource: AnyResource, { db }: Context): Promise<readonly (readonly number[])[]> => {
  const roles = await db.selectFrom('role').select(['id', 'permissions']).where('deleted', '=', false).execute()
  return [permissionOf(resource, 'get'), 'comment:list'].map(permission =>
    roles.filter(role => allows(new Set(permissionList(role.permissions)), permission)).map(({ id }) => id),
  )
}

/**
 * Operators who may look at a record and at what is said about it, by their rights and their scope: nobody else is
 * offered, and nobody else is told. A demo is shared, so that nobody is told anything there.
 */
export const colleagues = async (
  place: Place,
  context: Context,
  among?: readonly number[],
): Promise<readonly Colleague[]> => {
  const { resource, id } = place
  const model = modelOf(resource)
  const [looking = [], listening = []] = await reading(resource, context)
  const organisation = sql.raw(model.scopeColumn === null ? 'null::integer' : `t.${model.scopeColumn}`)
  const { rows } = await sql<Colleague & { readonly dataScope: string }>`
    with recursive place as (select ${organisation} as hospital from ${sql.raw(model.table)} t where t.id = ${id}),
    above as (
      select h.id, h.superior from hospital h join place on h.id = place.hospital
      union select h.id, h.superior from hospital h join above on above.superior = h.id
    )
    select o.id, o.name, h.name as "hospitalLabel", o.data_scope as "dataScope" from operator o join hospital h on h.id = o.hospital cross join place
    where not o.deleted and not h.deleted and o.status = 'opened' and not o.is_experience
      and o.roles && ${looking}::int[] and o.roles && ${listening}::int[] and (${among ?? null}::int[] is null or o.id = any(${among ?? null}::int[]))
      and case o.data_scope when 'all' then true when 'below' then o.hospital in (select above.id from above) when 'chosen' then place.hospital = any(o.scope_hospitals) else o.hospital = place.hospital end
    order by o.hospital = place.hospital desc, o.name, o.id limit ${most}`.execute(context.db)
  const seen: Colleague[] = []
  for (const { dataScope, ...one } of rows) {
    // Of those who reach the organisation, some see their own patients alone, or rows that are for some.
    const isCertain = dataScope !== 'ownPatients' && resource.visibility === undefined
    const account = isCertain ? undefined : await loadOperator(context.db, one.id)
    if (isCertain || (account && (await reaches(place, account.operator, context)))) seen.push(one)
  }
  return seen
}
