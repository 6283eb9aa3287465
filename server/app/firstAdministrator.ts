import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { notFilledIn } from '../../domain/divisions.ts'
import { translate } from '../../i18n/translate.ts'
import { hospital } from '../../resources/organisations/hospital.ts'
import { operator } from '../../resources/access/operator.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { keptColumns } from '../core/keptColumns.ts'
import { setPassword } from '../platform/session/credentials.ts'
import { brokenPassword, passwordRuleFor } from '../platform/session/passwordRule.ts'
import { oneTimePassword } from '../platform/session/passwords.ts'
import { administratorRole } from '../platform/session/rolesOf.ts'

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

/** Throws an error that says what is wrong with the password that the environment gives. */
const checkGiven = async (db: Kysely<Tables>, username: string, password: string): Promise<void> => {
  const broken = await brokenPassword(password, await passwordRuleFor(db, [username]))
  if (broken)
    throw new Error(
      `ADMIN_PASSWORD cannot be used: ${translate('en', `validation.${broken.key}`, broken as unknown as Readonly<Record<string, string | number>>)}`,
    )
}

/** The organisation at the root, which the administrator completes. */
const rootOrganisation = async (db: Kysely<Tables>): Promise<number> => {
  const there = await db
    .selectFrom('hospital')
    .select('id')
    .where('kind', '=', 'platform')
    .where('deleted', '=', false)
    .orderBy('id')
    .executeTakeFirst()
  if (there) return there.id
  const record = { name: '视觉训练平台', code: 'PLATFORM', contact: '管理员', province: notFilledIn, city: notFilledIn }
  const { id } = await db
    .insertInto('hospital')
    .values({
      ...record,
      kind: 'platform',
      phone: '400-000-0000',
      ...keptColumns(hospital, record),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Makes the root organisation and the first administrator of a seeded database in which nobody can sign in yet;
 * undefined where there are operators. Throws where the password that was given is none to be taken.
 */
export const firstAdministrator = async (
  database: Pick<Database, 'db'>,
  { username = 'admin', password }: FirstAdministratorOptions,
  now = new Date(),
): Promise<FirstAdministrator | undefined> =>
  database.db.transaction().execute(async transaction => {
    const role = await transaction
      .selectFrom('role')
      .select('id')
      .where('key', '=', administratorRole)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { rows } = await sql`select from operator limit 1`.execute(transaction)
    if (rows.length > 0) return undefined
    if (password !== undefined) await checkGiven(transaction, username, password)
    const record = { username, name: '平台管理员' }
    const { id } = await transaction
      .insertInto('operator')
      .values({
        ...record,
        hospital: await rootOrganisation(transaction),
        roles: [role.id],
        data_scope: 'all',
        ...keptColumns(operator, record),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const given = password ?? oneTimePassword()
    await setPassword(transaction, id, given, now, password === undefined)
    return { username, oneTimePassword: password === undefined ? given : undefined }
  })
