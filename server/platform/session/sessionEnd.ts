import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { singletonId } from '../../../resources/core/fields.ts'
import type { Tables } from '../database/tables.ts'

/** When a session ends in any case, used or not, as the settings say now; `since` is when it began. */
const lastMoment = (since: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`${since} + (select session_hours from config_setting where id = ${singletonId}) * interval '1 hour'`

/** What is stored as the end of a session that would end by itself at a moment. */
export const endingAt = (moment: Date, since: RawBuilder<string> = sql<string>`created_at`): RawBuilder<string> =>
  sql<string>`least(${moment.toISOString()}::timestamptz, ${lastMoment(since)})`

/** Lets no live session last longer than the settings now say. */
export const shortenSessions = async (db: Kysely<Tables>): Promise<void> => {
  const last = lastMoment(sql`created_at`)
  await db
    .updateTable('session')
    .set({ expires_at: last })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', last)
    .execute()
}
