import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { addRecipients } from '../content/mail/recipients.ts'

/**
 * Delivers the letters of the sample that were sent: two of three have read theirs by the next day, but the latest,
 * which nobody has opened yet.
 */
export const loadDeliveries = async (db: Transaction<Tables>, today: string): Promise<void> => {
  const sent = await db
    .selectFrom('application_mail')
    .select('id')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute()
  for (const { id } of sent) {
    const recipients = await addRecipients(id, { db, today })
    await db.updateTable('application_mail').set({ recipients, delivered: recipients }).where('id', '=', id).execute()
  }
  await sql`
    update mail_recipient r set delivered_at = m.sent_at, read_at = case when r.id % 3 > 0 and m.sent_at < ${today}::date - 2 then m.sent_at + interval '1 hour' * (1 + r.id % 19) end
    from application_mail m where m.id = r.mail`.execute(db)
}
