import { Alert, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ageOn } from '../../../domain/age.ts'
import { showPath } from '../../core/paths.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import type { Candidate } from './candidates.ts'

interface PickedPatientProps {
  readonly candidate: Candidate
  /** What the server had against the patient. */
  readonly refused?: string
  readonly onChange: () => void
}

/** Who the case is for, or why there can be none. */
export const PickedPatient = ({
  candidate: { patient, unavailable, caseId },
  refused,
  onChange,
}: PickedPatientProps) => {
  const translate = useTranslate()
  const age = ageOn(patient.birthday, businessToday())
  const details = [
    translate(`resources.patient.choices.gender.${patient.gender}`),
    age === undefined ? undefined : translate('app.visit.patient.age', { age: String(age) }),
    patient.account,
    patient.hospitalLabel,
  ]
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{patient.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {details.filter(Boolean).join(' · ')}
        </Typography>
        <Button size="small" onClick={onChange}>
          {translate('app.visit.patient.change')}
        </Button>
      </Box>
      {refused && !unavailable && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refused}
        </Alert>
      )}
      {unavailable && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            caseId !== undefined && (
              <Button component={Link} to={showPath('case', caseId)} color="inherit" size="small">
                {translate('app.visit.reason.openCase')}
              </Button>
            )
          }
        >
          {translate(`app.visit.reason.${unavailable}`)}
        </Alert>
      )}
    </Box>
  )
}
