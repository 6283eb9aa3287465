import { Alert, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { clinicalFields } from '../../../resources/clinic/clinicalFields.ts'
import { isWritable } from '../../../resources/core/fields.ts'
import { useFormat } from '../../core/format.ts'
import { isSame } from '../../core/form/changes.ts'
import { useCaseRecords } from './useCaseRecords.ts'

const names = Object.entries(clinicalFields)
  .filter(([, field]) => isWritable(field))
  .map(([name]) => name as keyof typeof clinicalFields)

/**
 * Below the date: which examination will be changed, and the way to begin with what it says, where the form holds
 * another.
 */
export const RecordNotice = () => {
  const translate = useTranslate()
  const format = useFormat()
  const record = useRecordContext()
  const { records } = useCaseRecords(record ? Number(record.id) : undefined)
  const { setValue } = useFormContext()
  const values: readonly unknown[] = useWatch({ name: names })
  const examinedOn = values[names.indexOf('examinedOn')]
  const there = records.find(one => one.examinedOn === examinedOn)
  if (!record || !there || examinedOn === record['examinedOn']) return null
  if (names.every((name, at) => isSame(values[at], there[name]))) return null
  const load = () =>
    names.forEach(name => setValue(name, there[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true }))
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={load}>
          {translate('app.visit.load')}
        </Button>
      }
    >
      {translate('app.visit.other', { date: format.date(there.examinedOn) })}
    </Alert>
  )
}
