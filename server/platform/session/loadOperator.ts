import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Operator } from '../../core/contract.ts'
import type { Tables } from '../database/tables.ts'
import { isMailboxConfirmed } from './mailboxes.ts'
import { needsSecondFactor, permissionsOfRoles, roleRows, rolesAmong } from './rolesOf.ts'
import { scopeOf } from './scopeOf.ts'

/**
 * An operator who has no session, with their present rights and scope, where they get mail, and whether they have shown
 * that they read it; undefined where the account is not in use.
 */
export const loadOperator = async (
  db: Kysely<Tables>,
  id: number,
): Promise<
  { readonly operator: Operator; readonly email: string | null; readonly isMailboxConfirmed: boolean } | undefined
> => {
  const found = await db
    .selectFrom('operator as o')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .leftJoin('credential as c', 'c.operator', 'o.id')
    .select([
      'o.id',
      'o.username',
      'o.name',
      'o.email',
      'o.hospital',
      'o.roles',
      'o.data_scope',
      'o.scope_hospitals',
      'o.is_experience',
      'o.second_factor',
      'c.must_change',
      isMailboxConfirmed.as('isMailboxConfirmed'),
    ])
    .select(jsonArrayFrom(roleRows(db, sql`o.roles`)).as('granted'))
    .where('o.id', '=', id)
    .where('o.status', '=', 'opened')
    .where('o.deleted', '=', false)
    .where('h.deleted', '=', false)
    .executeTakeFirst()
  if (!found) return undefined
  const roles = rolesAmong(found.granted, found.roles)
  const scope = await scopeOf(db, {
    id,
    hospital: found.hospital,
    dataScope: found.data_scope,
    scopeHospitals: found.scope_hospitals,
  })
  return {
    email: found.email,
    isMailboxConfirmed: found.isMailboxConfirmed,
    operator: {
      id,
      username: found.username,
      name: found.name,
      hospital: found.hospital,
      roles: found.roles,
      permissions: permissionsOfRoles(roles),
      scope,
      isExperience: found.is_experience,
      sessionId: 0,
      mustChangePassword: found.must_change ?? false,
      mustSetUpSecondFactor: needsSecondFactor(roles, found),
    },
  }
}
