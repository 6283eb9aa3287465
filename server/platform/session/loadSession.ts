import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../database/tables.ts'
import type { Operator } from '../../core/contract.ts'
import { needsSecondFactor, permissionsOfRoles, roleRows, rolesAmong } from './rolesOf.ts'
import { scopeOf } from './scopeOf.ts'
import { touchSession } from './touchSession.ts'
import type { EndedBy } from './tables.ts'

/** What a token stands for: an operator, or why it does not stand for one any more. */
export type Loaded =
  | {
      readonly live: true
      readonly operator: Operator
      readonly expiresAt: Date
      readonly lastUsedAt: Date
      readonly touch: (now: Date, ip: string) => Promise<void>
    }
  | { readonly live: false; readonly endedBy: EndedBy | 'unknown' }

const dead = (endedBy: EndedBy | 'unknown'): Loaded => ({ live: false, endedBy })

/**
 * Resolves a token's hash with the operator's present rights and scope. Whether it has expired is for the caller to
 * see.
 */
export const loadSession = async (db: Kysely<Tables>, tokenHash: string): Promise<Loaded> => {
  const found = await db
    .selectFrom('session as s')
    .innerJoin('operator as o', 'o.id', 's.operator')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .leftJoin('credential as c', 'c.operator', 'o.id')
    .select([
      's.id as session',
      's.remember',
      's.created_at',
      's.last_used_at',
      's.expires_at',
      's.ended_by',
      'o.id',
      'o.username',
      'o.name',
      'o.hospital',
      'o.roles',
      'o.data_scope',
      'o.scope_hospitals',
      'o.is_experience',
      'o.second_factor',
      'o.status',
      'o.deleted',
      'h.deleted as hospitalDeleted',
      'c.must_change',
    ])
    // In the same statement: it is asked with every request.
    .select(jsonArrayFrom(roleRows(db, sql`o.roles`)).as('granted'))
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found) return dead('unknown')
  if (found.ended_by) return dead(found.ended_by)
  if (found.status !== 'opened' || found.deleted || found.hospitalDeleted) return dead('deactivated')
  const roles = rolesAmong(found.granted, found.roles)
  const scope = await scopeOf(db, {
    id: found.id,
    hospital: found.hospital,
    dataScope: found.data_scope,
    scopeHospitals: found.scope_hospitals,
  })
  return {
    live: true,
    lastUsedAt: new Date(found.last_used_at),
    expiresAt: new Date(found.expires_at),
    touch: now =>
      touchSession(db, { id: found.session, remember: found.remember, createdAt: new Date(found.created_at) }, now),
    operator: {
      id: found.id,
      username: found.username,
      name: found.name,
      hospital: found.hospital,
      roles: found.roles,
      permissions: permissionsOfRoles(roles),
      scope,
      isExperience: found.is_experience,
      sessionId: found.session,
      mustChangePassword: found.must_change ?? false,
      mustSetUpSecondFactor: needsSecondFactor(roles, found),
    },
  }
}
