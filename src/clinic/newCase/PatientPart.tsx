import { Alert, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { useEffect, useLayoutEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { patient as patientResource } from '../../../resources/patients/patient.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { Failed } from '../../core/Failed.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useLatest } from '../../core/useLatest.ts'
import type { VisitPatient } from '../visit/visitPatient.ts'
import { inCharge, useCandidate } from './candidates.ts'
import type { Patient } from './candidates.ts'
import { NewPatientForm } from './NewPatientForm.tsx'
import { PatientPicker } from './PatientPicker.tsx'
import { PickedPatient } from './PickedPatient.tsx'
import type { NewPatient } from './useNewPatient.ts'

const resource: AnyResource = patientResource

/** Whether the patient is chosen, or made along with the case. */
export type Mode = 'pick' | 'make'

interface PatientPartProps {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly newPatient: NewPatient
  readonly onChild: (child: VisitPatient) => void
  readonly onChosen: (id: number | null) => void
  /** Hands out how the form chooses a patient. */
  readonly onReady: (choose: (id: number | null) => void) => void
}

/** Who is in charge of the patient mostly is in charge of the case, unless somebody else was chosen here. Nobody typed it, so that it is nothing unsaved. */
const useStaffOf = (patient: Patient | undefined): void => {
  const { setValue, getFieldState } = useFormContext()
  const id = patient?.id
  const entrust = useLatest((isThere: boolean) => inCharge
    .filter(name => !getFieldState(name).isDirty).forEach(name => setValue(name, isThere ? (patient as Readonly<Record<string, unknown>>)[name] ?? null : null)))
  useEffect(() => {
    if (id === undefined) return undefined
    entrust(true)
    return () => entrust(false)
  }, [id, entrust])
}

const Picking = ({ onChild, onChosen }: Pick<PatientPartProps, 'onChild' | 'onChosen'>) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { errors } = useFormState({ name: 'patient' })
  const id: unknown = useWatch({ name: 'patient' })
  useLayoutEffect(() => onChosen(typeof id === 'number' ? id : null), [id, onChosen])
  const { found: candidate, error, retry } = useCandidate(typeof id === 'number' ? id : undefined)
  useLayoutEffect(() => onChild(candidate ? { birthday: candidate.patient.birthday, hospital: candidate.patient.hospital } : {}), [candidate, onChild])
  useStaffOf(candidate?.patient)
  const choose = (chosen: number | null) => setValue('patient', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: chosen !== null })
  const refused = errors['patient']?.message
  if (candidate) return <PickedPatient candidate={candidate} {...(typeof refused === 'string' ? { refused } : {})} onChange={() => choose(null)} />
  return (
    <Stack spacing={1}>
      {error !== null && candidate === undefined && <Failed error={error} onRetry={retry} />}
      {candidate === null && <Alert severity="warning">{translate('app.visit.patient.gone')}</Alert>}
      <PatientPicker onPick={({ patient }) => choose(patient.id)} />
    </Stack>
  )
}

/** Who the case is for: a patient who is there, or one who is made with it. */
export const PatientPart = ({ mode, onMode, newPatient, onChild, onChosen, onReady }: PatientPartProps) => {
  const translate = useTranslate()
  const { canAccess: mayMake, isPending } = useCanAccess({ resource: 'patient', action: 'create' })
  const { setValue } = useFormContext()
  useLayoutEffect(() => onReady(id => setValue('patient', id, { shouldDirty: true, shouldValidate: id !== null })), [onReady, setValue])
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <SectionCard title="app.visit.patient.title">
        {(mayMake || isPending) && (
          <ToggleButtonGroup
            exclusive size="small" color="primary" value={mode} onChange={(_, next: Mode | null) => { if (next) onMode(next) }}
            aria-label={translate('app.visit.patient.mode')} sx={{ mb: 2, visibility: isPending ? 'hidden' : 'visible' }}
          >
            <ToggleButton value="pick">{translate('app.visit.patient.pick')}</ToggleButton>
            <ToggleButton value="make">{translate('app.visit.patient.make')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        {mode === 'pick' && <Picking onChild={onChild} onChosen={onChosen} />}
      </SectionCard>
      {mode === 'make' && <NewPatientForm resource={resource} newPatient={newPatient} onChild={onChild} />}
    </Stack>
  )
}
