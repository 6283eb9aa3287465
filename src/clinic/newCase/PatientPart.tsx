import { Alert, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { useLayoutEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { patient as patientResource } from '../../../resources/patients/patient.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { Failed } from '../../core/Failed.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import type { VisitPatient } from '../visit/visitPatient.ts'
import { useCandidate } from './candidates.ts'
import { NewPatientForm } from './NewPatientForm.tsx'
import { PatientPicker } from './PatientPicker.tsx'
import { PickedPatient } from './PickedPatient.tsx'
import type { NewPatient } from './useNewPatient.ts'
import { useStaffOf } from './useStaffOf.ts'

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

const Picking = ({ onChild, onChosen }: Pick<PatientPartProps, 'onChild' | 'onChosen'>) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { errors } = useFormState({ name: 'patient' })
  const id: unknown = useWatch({ name: 'patient' })
  useLayoutEffect(() => onChosen(typeof id === 'number' ? id : null), [id, onChosen])
  const { found: candidate, error, retry } = useCandidate(typeof id === 'number' ? id : undefined)
  useLayoutEffect(
    () => onChild(candidate ? { birthday: candidate.patient.birthday, hospital: candidate.patient.hospital } : {}),
    [candidate, onChild],
  )
  useStaffOf(candidate?.patient)
  const choose = (chosen: number | null) =>
    setValue('patient', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: chosen !== null })
  const refused = errors['patient']?.message
  if (candidate)
    return (
      <PickedPatient
        candidate={candidate}
        {...(typeof refused === 'string' ? { refused } : {})}
        onChange={() => choose(null)}
      />
    )
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
  useLayoutEffect(
    () => onReady(id => setValue('patient', id, { shouldDirty: true, shouldValidate: id !== null })),
    [onReady, setValue],
  )
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <SectionCard title="app.visit.patient.title">
        {(mayMake || isPending) && (
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            value={mode}
            onChange={(_, next: Mode | null) => {
              if (next) onMode(next)
            }}
            aria-label={translate('app.visit.patient.mode')}
            sx={{ mb: 2, visibility: isPending ? 'hidden' : 'visible' }}
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
