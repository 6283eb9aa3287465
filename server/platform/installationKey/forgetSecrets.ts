import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { registry } from '../../../resources/index.ts'
import { secretsOf } from '../../../resources/core/fields.ts'
import type { Database } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import '../session/tables.ts'
import { columnName, tableName } from '../../core/migrations/schemaNames.ts'
import { claimedKey, releaseKey } from './claimSecretKey.ts'
import type { Cipher } from '../secrets/Cipher.ts'

/**
 * Takes away second factors, whose secrets nobody can open any more: who had one signs in by the password, and sets up
 * another where a role demands it.
 */
const forgetSecondFactors = async (db: Kysely<Tables>): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('second_factor').executeTakeFirstOrThrow()
  await db.deleteFrom('second_factor_setup').execute()
  await db.deleteFrom('recovery_code').execute()
  await db.updateTable('operator').set({ second_factor: false }).where('second_factor', '=', true).execute()
  return Number(numDeletedRows)
}

/** Clears every stored secret and which key they were sealed with; answers how many there were. */
export const forgetSecrets = ({ db }: Pick<Database, 'db'>): Promise<number> =>
  db.transaction().execute(async transaction => {
    let cleared = await forgetSecondFactors(transaction)
    for (const resource of Object.values(registry)) {
      for (const name of secretsOf(resource)) {
        const column = sql.ref(columnName(name))
        const { numAffectedRows = 0n } =
          await sql`update ${sql.table(tableName(resource))} set ${column} = null where ${column} is not null`.execute(
            transaction,
          )
        cleared += Number(numAffectedRows)
      }
    }
    await releaseKey(transaction)
    return cleared
  })

/**
 * Clears what a key that is not this one sealed, as in a backup of another installation; answers how many secrets there
 * were.
 */
export const forgetForeignSecrets = async (
  database: Pick<Database, 'db'>,
  { fingerprint }: Cipher,
): Promise<number> => {
  const claimed = await claimedKey(database.db)
  return claimed === undefined || claimed === fingerprint ? 0 : forgetSecrets(database)
}
