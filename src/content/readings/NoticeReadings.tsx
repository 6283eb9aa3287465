import type { RaRecord } from 'react-admin'
import { noticeReading } from '../../../resources/content/noticeReading.ts'
import { Readings } from './Readings.tsx'

/** Who has read an announcement. */
export const NoticeReadings = ({ record }: { readonly record: RaRecord }) => (
  <Readings readings={noticeReading} of={{ notice: Number(record.id) }} states={['read', 'unread']} />
)
