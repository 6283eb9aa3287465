import { sql } from 'kysely'
import type { Kysely, RawBuilder, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What an operator without roles gets. */
export const defaultRole = 'ROLE_SYSTEM_DEFAULT'
/** Who may do everything; there is always at least one. */
export const administratorRole = 'ROLE_PLATFORM_ADMIN'

export interface LiveRole {
  readonly id: number
  readonly key: string | null
  readonly name: string
  readonly nameEn: string
  readonly permissions: readonly string[]
  readonly menus: readonly number[]
  readonly creatableRoles: readonly number[]
  readonly secondFactorRequired: boolean
}

/** The permissions that a stored document lists; anything else in it grants nothing. */
export const permissionList = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []

const roleColumns = [
  'id',
  'key',
  'name',
  'name_en',
  'permissions',
  'menus',
  'creatable_roles',
  'second_factor_required',
] as const
type RoleRow = Pick<Selectable<Tables['role']>, (typeof roleColumns)[number]>

/** Rows of live roles: those whose ids are among the array that an SQL expression says, and the default role. */
export const roleRows = (db: Kysely<Tables>, ids: RawBuilder<unknown>) =>
  db
    .selectFrom('role')
    .select(roleColumns)
    .where('role.deleted', '=', false)
    .where(sql<boolean>`(role.id = any(${ids}) or role.key = ${defaultRole})`)

/** Of those rows the roles that an operator has: those of the ids, in their order; without any, the default role. */
export const rolesAmong = (rows: readonly RoleRow[], ids: readonly number[]): LiveRole[] => {
  const roles = rows.map((row): LiveRole => ({
    id: row.id,
    key: row.key,
    name: row.name,
    nameEn: row.name_en,
    permissions: permissionList(row.permissions),
    menus: row.menus ?? [],
    creatableRoles: row.creatable_roles ?? [],
    secondFactorRequired: row.second_factor_required,
  }))
  const byId = new Map(roles.map(role => [role.id, role]))
  const own = ids.map(id => byId.get(id)).filter(role => role !== undefined)
  return own.length > 0 ? own : roles.filter(role => role.key === defaultRole)
}

/** The roles among these that are not deleted, in the order of the ids given; without any, the default role. */
export const liveRoles = async (db: Kysely<Tables>, ids: readonly number[]): Promise<LiveRole[]> =>
  rolesAmong(await roleRows(db, sql`${[...ids]}::integer[]`).execute(), ids)

/**
 * Whether an account has to set up a second factor before anything else: a role demands it. A demo is shared by several
 * people, who can have none.
 */
export const needsSecondFactor = (
  roles: readonly LiveRole[],
  account: { readonly second_factor: boolean; readonly is_experience: boolean },
): boolean => !account.second_factor && !account.is_experience && roles.some(role => role.secondFactorRequired)

/** All that the roles permit together. */
export const permissionsOfRoles = (roles: readonly LiveRole[]): ReadonlySet<string> =>
  new Set(roles.flatMap(role => role.permissions))
