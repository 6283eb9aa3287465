import { sql } from 'kysely'
import { keptOf } from '../core/referential/steps.ts'
import type { MergeSteps, TableReferences } from '../core/referential/steps.ts'

/** A letter that both got is one of the patient who stays, read as soon as either has read it. */
const moveLetters: MergeSteps['after'] = async ({ survivor, other }, { db }) => {
  await sql`
    update mail_recipient s set read_at = coalesce(s.read_at, o.read_at), delivered_at = coalesce(s.delivered_at, o.delivered_at), left_out = s.left_out and o.delivered_at is null
    from mail_recipient o where s.patient = ${survivor} and o.patient = ${other} and o.mail = s.mail`.execute(db)
  await sql`delete from mail_recipient o where o.patient = ${other} and exists (select from mail_recipient s where s.patient = ${survivor} and s.mail = o.mail)`.execute(
    db,
  )
  await sql`update mail_recipient set patient = ${survivor} where patient = ${other}`.execute(db)
}

/** What refers to operators and patients from the tables of content that no descriptor knows. */
export const contentTables: TableReferences = {
  'update_seen.operator': keptOf('operator'),
  'mail_recipient.operator': keptOf('operator'),
  'mail_recipient.patient': { to: 'patient', on: { merge: { after: moveLetters }, remove: 'keep', erase: 'remove' } },
}
