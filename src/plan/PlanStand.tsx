import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useFormat } from '../generator/format.ts'
import { usePlanForm } from './usePlanForm.ts'

/** Begins the grid with the patient's current plan, unless somebody typed already, and remembers which one that was. */
const useBeginning = () => {
  const { patient, current } = usePlanForm()
  const { getValues, getFieldState, resetField, setValue } = useFormContext()
  const begun = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (patient === undefined || current === undefined || begun.current === patient) return
    begun.current = patient
    setValue('replaces', current?.id ?? null)
    if (!getFieldState('items').isDirty && (getValues('items') as unknown[] | null ?? []).length === 0) resetField('items', { defaultValue: current?.items ?? [] })
  }, [patient, current, getValues, getFieldState, resetField, setValue])
}

/** Says which edition this becomes, and where somebody else saved one meanwhile, lets it be compared or taken over. */
export const PlanStand = () => {
  const translate = useTranslate()
  const format = useFormat()
  const { patient, current, refetch } = usePlanForm()
  const { setValue, clearErrors } = useFormContext()
  const { errors } = useFormState()
  useBeginning()
  const late = errors['replaces']?.message
  const goOn = (takesOver: boolean) => async () => {
    const latest = await refetch()
    setValue('replaces', latest?.id ?? null)
    if (takesOver) setValue('items', latest?.items ?? [], { shouldDirty: true })
    clearErrors('replaces')
  }
  if (late) {
    return (
      <Alert severity="error" sx={{ mt: 1 }} action={(
        <>
          <Button size="small" color="inherit" onClick={() => void goOn(false)()}>{translate('app.plan.compareWith')}</Button>
          <Button size="small" color="inherit" onClick={() => void goOn(true)()}>{translate('app.plan.takeOver')}</Button>
        </>
      )}>{String(late)}</Alert>
    )
  }
  if (patient === undefined) return <Alert severity="info" sx={{ mt: 1 }}>{translate('app.plan.choosePatient')}</Alert>
  if (current === undefined) return null
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {current ? translate('app.plan.stand', { edition: current.edition, date: format.date(current.startsOn), next: current.edition + 1 }) : translate('app.plan.first')}
    </Alert>
  )
}
