import type { RaRecord } from 'react-admin'
import { mailReading } from '../../../resources/content/mailReading.ts'
import { Readings } from './Readings.tsx'

/** Who has read a letter, and who did not get it. */
export const MailReadings = ({ record }: { readonly record: RaRecord }) => (
  <Readings readings={mailReading} of={{ mail: Number(record.id) }} states={['read', 'unread', 'waiting', 'leftOut']} />
)
