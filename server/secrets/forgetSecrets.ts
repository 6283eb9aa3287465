import { sql } from 'kysely'
import { registry } from '../../resources/index.ts'
import { secretsOf } from '../../resources/schema/fields.ts'
import type { Database } from '../database/Database.ts'
import { columnName, tableName } from '../migrations/schemaNames.ts'
import { claimedKey, releaseKey } from './claimSecretKey.ts'
import type { Cipher } from './Cipher.ts'

/** Clears every stored secret and which key they were sealed with; answers how many columns held one. */
export const forgetSecrets = ({ db }: Pick<Database, 'db'>): Promise<number> => db.transaction().execute(async transaction => {
  let cleared = 0
  for (const resource of Object.values(registry)) {
    for (const name of secretsOf(resource)) {
      const column = sql.ref(columnName(name))
      const { numAffectedRows = 0n } = await sql`update ${sql.table(tableName(resource))} set ${column} = null where ${column} is not null`.execute(transaction)
      cleared += Number(numAffectedRows)
    }
  }
  await releaseKey(transaction)
  return cleared
})

/** Clears what a key that is not this one sealed, as in a backup of another installation; answers how many columns held a secret. */
export const forgetForeignSecrets = async (database: Pick<Database, 'db'>, { fingerprint }: Cipher): Promise<number> => {
  const claimed = await claimedKey(database.db)
  return claimed === undefined || claimed === fingerprint ? 0 : forgetSecrets(database)
}
