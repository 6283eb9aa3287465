import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { allows } from '../../../resources/core/permission.ts'
import type { Tables } from '../database/tables.ts'
import type { Scope } from '../../core/contract.ts'
import { later, touchInterval } from '../../core/lifetime.ts'
import type { Loaded } from './loadSession.ts'
import { needsSecondFactor, permissionList, permissionsOfRoles, roleRows, rolesAmong } from './rolesOf.ts'
import { scopeOf } from './scopeOf.ts'
import './tables.ts'

/** What two sets of granted permissions both cover. */
const common = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...[...one].filter(permission => allows(other, permission)),
    ...[...other].filter(permission => allows(one, permission)),
  ])

const within = (scope: Scope, hospitals: readonly number[] | null): Scope =>
  !hospitals || hospitals.length === 0
    ? scope
    : {
        ...scope,
        hospitals: scope.hospitals === 'everything' ? hospitals : scope.hospitals.filter(id => hospitals.includes(id)),
      }

/**
 * Writes that a token was used, unless another host has just done so. It changes nothing of the record, so that nobody
 * who edits it is disturbed.
 */
const touch = async (db: Kysely<Tables>, id: number, now: Date, ip: string): Promise<void> => {
  await db
    .updateTable('api_token')
    .set({ last_used_at: now.toISOString(), last_used_ip: ip })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', later(now, -touchInterval).toISOString())]),
    )
    .execute()
}

/**
 * Resolves the hash of a token that acts for an operator: with the operator's present rights and scope, as far as the
 * token has them.
 */
export const loadApiToken = async (db: Kysely<Tables>, tokenHash: string): Promise<Loaded> => {
  const found = await db
    .selectFrom('api_token_key as k')
    .innerJoin('api_token as t', 't.id', 'k.api_token')
    .innerJoin('operator as o', 'o.id', 't.operator')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .leftJoin('credential as c', 'c.operator', 'o.id')
    .select([
      't.id as token',
      't.state',
      't.access',
      't.roles as limits',
      't.hospitals',
      't.expires_at',
      't.last_used_at',
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
    .select(jsonArrayFrom(roleRows(db, sql`o.roles`)).as('granted'))
    .select(
      jsonArrayFrom(
        db
          .selectFrom('role')
          .select('permissions')
          .where('role.deleted', '=', false)
          .where(sql<boolean>`role.id = any(t.roles)`),
      ).as('limited'),
    )
    .where('k.hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found) return { live: false, endedBy: 'unknown' }
  if (found.state !== 'active' || found.status !== 'opened' || found.deleted || found.hospitalDeleted)
    return { live: false, endedBy: 'deactivated' }
  const roles = rolesAmong(found.granted, found.roles)
  const own = permissionsOfRoles(roles)
  const limits = new Set(found.limited.flatMap(({ permissions }) => permissionList(permissions)))
  const scope = await scopeOf(db, {
    id: found.id,
    hospital: found.hospital,
    dataScope: found.data_scope,
    scopeHospitals: found.scope_hospitals,
  })
  return {
    live: true,
    expiresAt: new Date(found.expires_at),
    lastUsedAt: new Date(found.last_used_at ?? 0),
    touch: (now, ip) => touch(db, found.token, now, ip),
    operator: {
      id: found.id,
      username: found.username,
      name: found.name,
      hospital: found.hospital,
      roles: found.roles,
      // A role that was deleted since allows nothing; the others are left.
      permissions: (found.limits ?? []).length > 0 ? common(own, limits) : own,
      scope: within(scope, found.hospitals),
      isExperience: found.is_experience,
      sessionId: 0,
      mustChangePassword: found.must_change ?? false,
      mustSetUpSecondFactor: needsSecondFactor(roles, found),
      apiToken: { id: found.token, looksOnly: found.access === 'look' },
    },
  }
}
