import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import '../session/tables.ts'
import { SettingsError } from '../../settings.ts'
import type { Cipher } from '../secrets/Cipher.ts'

const kind = 'secretKey'
// Any fixed number does; of hosts that start at the same time one is the first.
const lockKey = 4_710_237

/** The fingerprint of the key that the database's secrets are sealed with; undefined where none was used yet. */
export const claimedKey = async (db: Kysely<Tables>): Promise<string | undefined> =>
  (await db.selectFrom('seeded').select('name').where('kind', '=', kind).executeTakeFirst())?.name

/** Forgets which key the secrets are sealed with. */
export const releaseKey = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('seeded').where('kind', '=', kind).execute()
}

/**
 * Remembers the key of the first host that works with the database, and holds every later one to it: hosts with
 * different keys could not read what the others sealed. Throws SettingsError for another key.
 */
export const claimSecretKey = async ({ db }: Pick<Database, 'db'>, { fingerprint }: Cipher): Promise<void> => {
  const claimed = await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
    const before = await claimedKey(transaction)
    if (before === undefined) await transaction.insertInto('seeded').values({ kind, name: fingerprint }).execute()
    return before ?? fingerprint
  })
  if (claimed === fingerprint) return
  throw new SettingsError([
    'SECRET_KEY (without it: secret.key in DATA_DIR) is another one than the stored secrets were sealed with. Give every host of a database ' +
      'the same SECRET_KEY; where the key is lost, stop the hosts, run `npm run db:forget-secrets` and enter the secrets again',
  ])
}
