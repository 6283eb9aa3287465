import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isCalendarDate } from '../../../domain/calendar.ts'
import { useFormat } from '../../core/format.ts'
import { useCaseRecords } from './useCaseRecords.ts'

/** Says what saving will do: a date without a record adds one, a date that has a record corrects it. */
export const SaveLabel = () => {
  const translate = useTranslate()
  const format = useFormat()
  const record = useRecordContext()
  const { records, isKnown } = useCaseRecords(record ? Number(record.id) : undefined)
  const examinedOn: unknown = useWatch({ name: 'examinedOn' })
  if (!record) return <>{translate('app.visit.saveCase')}</>
  if (typeof examinedOn !== 'string' || !isCalendarDate(examinedOn)) return <>{translate('ra.action.save')}</>
  const isThere = examinedOn === record['examinedOn'] || records.some(one => one.examinedOn === examinedOn)
  if (!isThere && !isKnown) return <>{translate('ra.action.save')}</>
  return <>{translate(isThere ? 'app.visit.correct' : 'app.visit.add', { date: format.date(examinedOn) })}</>
}
