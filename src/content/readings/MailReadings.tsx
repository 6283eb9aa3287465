import type { RaRecord } from 'react-admin'
import { mailReading } from '../../../resources/content/mailReading.ts'
import { isToMailboxes } from '../applicationMail/mailed.ts'
import { Readings } from './Readings.tsx'

const toInboxes = ['read', 'unread', 'waiting', 'leftOut']
const toMailboxes = ['mailed', 'waiting', 'leftOut']

/** Who has read a letter, and who did not get it. */
export const MailReadings = ({ record }: { readonly record: RaRecord }) => (
  <Readings
    readings={mailReading}
    of={{ mail: Number(record.id) }}
    states={isToMailboxes(record) ? toMailboxes : toInboxes}
  />
)
