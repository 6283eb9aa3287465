import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { allows } from '../../../resources/core/permission.ts'
import type { Language } from '../../core/contract.ts'
import type { Tables } from '../database/tables.ts'
import { scopeOf } from './scopeOf.ts'
import { permissionList } from './rolesOf.ts'

/** Who is meant: those who hold a permission, and reach an organisation where one is named. */
export interface Wanted {
  readonly permission: string
  readonly hospital?: number
  /** They work for the platform itself: belong to it and see all of it. */
  readonly ofPlatform?: boolean
  /** Who needs not be told, as whoever does it. */
  readonly except?: number | null
}

export interface Holder {
  readonly id: number
  readonly email: string | null
  /** The organisation that they belong to. */
  readonly hospital: number
  /** The language in which they last signed in, where they ever did. */
  readonly language: Language | null
}

/**
 * Operators who hold a permission and can sign in. A demo is shared, so that nobody is told anything there; of those
 * who see their own patients alone none is meant.
 */
export const operatorsWho = async (
  db: Kysely<Tables>,
  { permission, hospital, ofPlatform = false, except }: Wanted,
): Promise<readonly Holder[]> => {
  const roles = await db.selectFrom('role').select(['id', 'permissions']).where('deleted', '=', false).execute()
  const holding = roles
    .filter(role => allows(new Set(permissionList(role.permissions)), permission))
    .map(({ id }) => id)
  const found = await db
    .selectFrom('operator as o')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .leftJoin('operator_language as l', 'l.operator', 'o.id')
    .select([
      'o.id',
      'o.email',
      'o.hospital',
      'o.data_scope as dataScope',
      'o.scope_hospitals as scopeHospitals',
      'l.language',
    ])
    .where('h.deleted', '=', false)
    .where('o.deleted', '=', false)
    .where('o.status', '=', 'opened')
    .where('o.is_experience', '=', false)
    .where('o.id', '<>', except ?? 0)
    .where(sql<boolean>`o.roles && ${holding}::int[]`)
    .$if(ofPlatform, query => query.where('h.kind', '=', 'platform').where('o.data_scope', '=', 'all'))
    .orderBy('o.id')
    .execute()
  if (hospital === undefined) return found
  const reaching: Holder[] = []
  for (const one of found) {
    const { hospitals, staff } = await scopeOf(db, one)
    if (staff === undefined && (hospitals === 'everything' || hospitals.includes(hospital))) reaching.push(one)
  }
  return reaching
}
