import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import './tables.ts'

/** A secret of 32 bytes that all hosts of a database share; made when it is first asked for. */
export const installationSecret = async (db: Kysely<Tables>, name: string): Promise<Uint8Array> => {
  await db
    .insertInto('installation_secret')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('installation_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(secret, 'base64url')
}
