import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { role as roleResource } from '../../resources/access/role.ts'
import type { Tables } from '../platform/database/tables.ts'
import { administratorRole, permissionList } from '../platform/session/rolesOf.ts'
import { firstOf, makeOnce } from './once.ts'
import { seededRoles } from './roles.ts'
import type { SeededRole } from './roles.ts'
import { keptColumns } from '../core/keptColumns.ts'

const insertRole = async (
  db: Kysely<Tables>,
  { key, name, nameEn, remark, dataScope }: SeededRole,
): Promise<number> => {
  const { id } = await db
    .insertInto('role')
    .values({
      key,
      name,
      name_en: nameEn,
      remark,
      data_scope: dataScope,
      permissions: '[]',
      creatable_roles: [],
      menus: [],
      ...keptColumns(roleResource, { name, nameEn }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds the permissions of a role that it was not given before; one that was taken from it since stays away. */
const grant = async (db: Kysely<Tables>, { key, permissions }: SeededRole): Promise<void> => {
  const first = await firstOf(
    db,
    'grant',
    permissions.map(permission => `${key} ${permission}`),
  )
  const added = permissions.filter(permission => first.has(`${key} ${permission}`))
  const stored =
    added.length > 0 &&
    (await db
      .selectFrom('role')
      .select(['id', 'permissions'])
      .where('key', '=', key)
      .where('deleted', '=', false)
      .executeTakeFirst())
  if (!stored) return
  const all = [...new Set([...permissionList(stored.permissions), ...added])]
  await db
    .updateTable('role')
    .set({ permissions: JSON.stringify(all) })
    .where('id', '=', stored.id)
    .execute()
}

const letCreate = async (db: Kysely<Tables>, { key, creates }: SeededRole): Promise<void> => {
  const roles = await db
    .selectFrom('role')
    .select('id')
    .where('key', 'in', [...creates])
    .where('deleted', '=', false)
    .orderBy('id')
    .execute()
  await db
    .updateTable('role')
    .set({ creatable_roles: roles.map(role => role.id) })
    .where('key', '=', key)
    .execute()
}

/**
 * The owner may do everything, also with what comes later, whatever a database lists: nobody gives rights that they do
 * not have.
 */
const keepAdministrator = (db: Kysely<Tables>): Promise<unknown> =>
  db
    .updateTable('role')
    .set({ permissions: JSON.stringify(['*']) })
    .where('key', '=', administratorRole)
    .where(sql<boolean>`not permissions ? '*'`)
    .execute()

/** Makes the roles that are not there yet and gives them the permissions that later resources bring. */
export const seedRoles = async (db: Kysely<Tables>): Promise<void> => {
  const made: SeededRole[] = []
  for (const role of seededRoles) {
    if ((await makeOnce(db, 'role', role.key, () => insertRole(db, role))) !== undefined) made.push(role)
    await grant(db, role)
  }
  await keepAdministrator(db)
  for (const role of made) if (role.creates.length > 0) await letCreate(db, role)
}
