import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { fieldReasonKey } from '../../resources/core/fieldReasonKey.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import type { role } from '../../resources/access/role.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Asking, Context, UnavailableReasons } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { administratorRole, defaultRole, permissionList } from '../platform/session/rolesOf.ts'
import { caller } from '../core/caller.ts'
import { beyondOwn } from './operatorGuards.ts'
import { grantsOf } from './operatorRights.ts'
import type { Grants, Rights } from './operatorRights.ts'
import { lockRights } from './rightsLock.ts'

type Role = InferRecord<typeof role>
type Holder = Rights & { readonly id: number }

/**
 * The operators who have a role: who it is among those of, or for the default role those who have no live one. Deleted
 * operators have none.
 */
const holdersOf = (db: Kysely<Tables>, roles: readonly { readonly id: number; readonly key?: string | null }[]) =>
  db
    .selectFrom('operator')
    .select(['id', 'hospital', 'roles', 'data_scope as dataScope', 'scope_hospitals as scopeHospitals'])
    .where('deleted', '=', false)
    .where(({ or }) =>
      or([
        sql<boolean>`roles && ${roles.map(({ id }) => id)}::int[]`,
        ...(roles.some(({ key }) => key === defaultRole)
          ? [sql<boolean>`not exists (select from role r where r.id = any(operator.roles) and not r.deleted)`]
          : []),
      ]),
    )
    .execute()

const has = (holder: Holder, { id, key }: Role, live: ReadonlySet<number>): boolean =>
  holder.roles.includes(id) || (key === defaultRole && !holder.roles.some(one => live.has(one)))

const liveIds = async (db: Kysely<Tables>): Promise<ReadonlySet<number>> =>
  new Set((await db.selectFrom('role').select('id').where('deleted', '=', false).execute()).map(({ id }) => id))

/** Ids of the roles among these that operators have who are not deleted. */
const heldAmong = async (ids: readonly number[], { db }: Pick<Asking, 'db'>): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ role: number }>`
    select distinct role from operator o, unnest(o.roles) role where not o.deleted and role = any(${[...ids]}::int[])`.execute(
    db,
  )
  return new Set(rows.map(row => row.role))
}

/** Ids of the operators who have a role by name. */
export const holderIds = async (role: number, { db }: Pick<Asking, 'db'>): Promise<number[]> =>
  (await holdersOf(db, [{ id: role }])).map(({ id }) => id)

/** Whoever changes a role changes all who have it. */
const hasStronger = async (holders: readonly Holder[], grants: Grants, self: number): Promise<boolean> => {
  for (const holder of holders) if (holder.id !== self && (await grants.exceeds(holder))) return true
  return false
}

/**
 * Throws where somebody else who has the role has, or could have again, more rights than the caller. Takes the turn of
 * all who change rights.
 */
export const guardHolders = async (record: Role, context: Context): Promise<Grants> => {
  await lockRights(context.db)
  const grants = await grantsOf(context)
  if (await hasStronger(await holdersOf(context.db, [record]), grants, caller(context).id))
    throw new Problem(409, 'strongerHolder')
  return grants
}

/**
 * Throws where a role would let those who have it give more than the caller can, or where who has rights beyond the
 * caller's would have to show less of who they are.
 */
export const guardGiving = async (before: Role | null, next: Role, context: Context): Promise<void> => {
  const grants = before ? await guardHolders(before, context) : await grantsOf(context)
  const had = before?.creatableRoles ?? []
  if ((next.creatableRoles ?? []).some(id => !had.includes(id) && !grants.role(id))) throw beyondOwn('creatableRoles')
  if (
    before &&
    next.secondFactorRequired !== before.secondFactorRequired &&
    !grants.permits(permissionList(before.permissions))
  )
    throw beyondOwn('secondFactorRequired')
  if (next.dataScope !== before?.dataScope && !grants.dataScope(next.dataScope)) throw beyondOwn('dataScope')
}

/**
 * Throws unless the caller may take a role away from everybody, or bring it back to whoever still has it: all that it
 * permits is theirs too.
 */
export const guardExistence = async (action: string, record: Role, context: Context): Promise<void> => {
  const grants = await guardHolders(record, context)
  if (!grants.permits(permissionList(record.permissions))) throw new Problem(409, 'strongerRole')
  if (action === 'remove' && (await heldAmong([record.id], context)).size > 0) throw new Problem(409, 'inUse')
}

const changing = ['update', 'remove', 'recover', 'setPermissions', 'setMenus']

/** Which actions the caller cannot take on each of the roles and why, told before they try. */
export const unavailableReasonsOfRoles = async (
  records: readonly Role[],
  asking: Asking,
): Promise<readonly UnavailableReasons[]> => {
  const [held, grants, live, holders] = [
    await heldAmong(
      records.map(({ id }) => id),
      asking,
    ),
    await grantsOf(asking),
    await liveIds(asking.db),
    await holdersOf(asking.db, records),
  ]
  const { id: self } = caller(asking)
  return Promise.all(
    records.map(async (record): Promise<UnavailableReasons> => {
      const isBeyond = !grants.permits(permissionList(record.permissions))
      return {
        ...(isBeyond
          ? {
              remove: 'strongerRole',
              recover: 'strongerRole',
              [fieldReasonKey('secondFactorRequired')]: 'strongerRole',
            }
          : {}),
        ...(held.has(record.id) ? { remove: 'inUse' } : {}),
        ...(record.key === administratorRole ? { setPermissions: 'systemRole' } : {}),
        ...((await hasStronger(
          holders.filter(holder => has(holder, record, live)),
          grants,
          self,
        ))
          ? Object.fromEntries(changing.map(action => [action, 'strongerHolder']))
          : {}),
      }
    }),
  )
}
