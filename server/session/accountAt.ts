import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Target } from './codes.ts'

/** The id of the open account with this telephone number or mailbox, or undefined; a demo account is shared, so that nobody gets a new password for it. */
export const accountAt = async (db: Kysely<Tables>, { channel, target }: Target): Promise<number | undefined> => {
  const found = await db.selectFrom('operator').select('id').where(channel, '=', target)
    .where('deleted', '=', false).where('status', '=', 'opened').where('is_experience', '=', false).limit(1).executeTakeFirst()
  return found?.id
}
