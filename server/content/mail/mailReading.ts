import { mailReading } from '../../../resources/content/mailReading.ts'
import { implement } from '../../core/contract.ts'
import { all } from '../../core/statement.ts'

/** How it stands with the letter of one recipient. */
const state = `case when r.read_at is not null then 'read' when r.delivered_at is not null then case when r.address is null then 'unread' else 'mailed' end when r.left_out then 'leftOut' else 'waiting' end`

export const mailReadingImplementation = implement(mailReading, {
  rows: (_input, { statement, reach, filtered }) => `
    select r.id, r.mail, r.operator, r.patient, coalesce(o.name, p.name, r.address) as name, coalesce(o.hospital, p.hospital) as hospital, ${state} as state, r.delivered_at, r.read_at
    from mail_recipient r join application_mail m on m.id = r.mail left join operator o on o.id = r.operator left join patient p on p.id = r.patient
    where ${all([
      ...reach('applicationMail', statement, 'm'),
      `(r.patient is null or ${all(reach('patient', statement, 'p'))})`,
      ...filtered({ id: 'r.id', mail: 'r.mail', operator: 'r.operator', patient: 'r.patient', readAt: 'r.read_at' }),
    ])}`,
})
