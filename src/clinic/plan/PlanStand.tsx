import { Alert, Box, Button, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Failed } from '../../core/Failed.tsx'
import { useGuard } from '../../core/form/guards.ts'
import { useFormat } from '../../core/format.ts'
import { useLatest } from '../../core/useLatest.ts'
import { usePlanForm } from './usePlanForm.ts'
import './texts.ts'

/** Says which edition this becomes, and where somebody else saved one meanwhile, lets it be compared or taken over. */
export const PlanStand = () => {
  const translate = useTranslate()
  const format = useFormat()
  const { patient, current, error, refetch } = usePlanForm()
  const { setValue, clearErrors } = useFormContext()
  const { errors } = useFormState()
  // Without it nobody would be told that somebody else saved an edition meanwhile.
  useGuard('replaces', patient !== undefined && current === undefined ? translate('app.plan.notKnown') : undefined)
  const late = errors['replaces']?.type === 'server' ? errors['replaces'].message : undefined
  const seen: unknown = useWatch({ name: 'replaces' })
  const look = useLatest(refetch)
  // Who saved the other edition, and when, stands with it.
  useEffect(() => {
    if (late) void look()
  }, [late, look])
  const other = late && current && current.id !== seen ? current : undefined
  const goOn = (takesOver: boolean) => async () => {
    const latest = await refetch()
    if (latest === undefined) return
    setValue('replaces', latest?.id ?? null)
    if (takesOver) setValue('items', latest?.items ?? [], { shouldDirty: true })
    clearErrors('replaces')
  }
  if (late) {
    return (
      <Alert
        severity="error"
        sx={{ mt: 1 }}
        action={
          <>
            <Button size="small" color="inherit" onClick={() => void goOn(false)()}>
              {translate('app.plan.compareWith')}
            </Button>
            <Button size="small" color="inherit" onClick={() => void goOn(true)()}>
              {translate('app.plan.takeOver')}
            </Button>
          </>
        }
      >
        {other && other.by !== ''
          ? translate('app.plan.late', { who: other.by, at: format.moment(other.savedAt), edition: other.edition })
          : String(late)}
      </Alert>
    )
  }
  if (patient === undefined)
    return (
      <Alert severity="info" sx={{ mt: 1 }}>
        {translate('app.plan.choosePatient')}
      </Alert>
    )
  if (current === undefined)
    return (
      <Box sx={{ mt: 1 }}>
        {error === null ? <Skeleton height={48} /> : <Failed error={error} onRetry={() => void refetch()} />}
      </Box>
    )
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {current
        ? translate('app.plan.stand', {
            edition: current.edition,
            date: format.date(current.startsOn),
            next: current.edition + 1,
          })
        : translate('app.plan.first')}
    </Alert>
  )
}
