import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * What an operator's browser encrypts unfinished forms with: 32 bytes, hexadecimal. Only ever answered to that
 * operator.
 */
export const draftKeyOf = async (db: Kysely<Tables>, operator: number): Promise<string> => {
  const { draft_key } = await db
    .selectFrom('credential')
    .select('draft_key')
    .where('operator', '=', operator)
    .executeTakeFirstOrThrow()
  return draft_key
}
