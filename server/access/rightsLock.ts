import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { administratorRole } from '../platform/session/rolesOf.ts'

/**
 * Takes the turn of all who change what somebody may do or see, until the end of the transaction: two changes of which
 * each is right must not together be wrong. Answers the role of those who may do everything.
 */
export const lockRights = async (db: Kysely<Tables>): Promise<number | undefined> =>
  (await db.selectFrom('role').select('id').where('key', '=', administratorRole).forUpdate().executeTakeFirst())?.id
