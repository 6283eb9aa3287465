import type { Kysely } from 'kysely'
import { hospital } from '../../resources/business/hospital.ts'
import { operator } from '../../resources/system/operator.ts'
import type { Database } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import { setPassword } from '../session/credentials.ts'
import { oneTimePassword } from '../session/passwords.ts'
import { administratorRole } from '../session/rolesOf.ts'
import { searchOf } from './searchOf.ts'

export interface FirstAdministratorOptions {
  readonly username?: string | undefined
  /** Without one a one-time password is made. */
  readonly password?: string | undefined
}

export interface FirstAdministrator {
  readonly username: string
  /** To be told once to whoever starts the host; undefined where the password was given. */
  readonly oneTimePassword: string | undefined
}

/** The organisation at the root, which the administrator completes. */
const rootOrganisation = async (db: Kysely<Tables>): Promise<number> => {
  const there = await db.selectFrom('hospital').select('id').where('kind', '=', 'platform').where('deleted', '=', false).orderBy('id').executeTakeFirst()
  if (there) return there.id
  const record = { name: '视觉训练平台', code: 'PT', contact: '-' }
  const { id } = await db.insertInto('hospital')
    .values({ ...record, kind: 'platform', province: '-', city: '-', phone: '010-10000000', search: searchOf(hospital, record) })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Makes the root organisation and the first administrator of a seeded database in which nobody can sign in yet; undefined
 * where there are operators.
 */
export const firstAdministrator = async (
  database: Pick<Database, 'db'>, { username = 'admin', password }: FirstAdministratorOptions = {}, now = new Date(),
): Promise<FirstAdministrator | undefined> => database.db.transaction().execute(async transaction => {
  // Hosts that start at the same time meet at this row.
  const role = await transaction.selectFrom('role').select(['id', 'name']).where('key', '=', administratorRole).forUpdate().executeTakeFirstOrThrow()
  if (await transaction.selectFrom('operator').select('id').limit(1).executeTakeFirst()) return undefined
  const record = { username, name: role.name }
  const { id } = await transaction.insertInto('operator').values({
    ...record, hospital: await rootOrganisation(transaction), roles: [role.id], data_scope: 'all', search: searchOf(operator, record),
  }).returning('id').executeTakeFirstOrThrow()
  const given = password ?? oneTimePassword()
  await setPassword(transaction, id, given, now, password === undefined)
  return { username, oneTimePassword: password === undefined ? given : undefined }
})
