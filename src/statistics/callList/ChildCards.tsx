import { Alert, Box, Skeleton } from '@mui/material'
import { useGetOne, usePermissions } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { resources } from '../../../resources/index.ts'
import { useOverview } from '../../clinic/useOverview.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { RevealProvider } from '../../core/form/reveal.tsx'
import { resourceView } from '../../core/resourceView.ts'
import { RightsProvider } from '../../core/rights.tsx'
import { patientCards } from '../../patients/cards.ts'
import { CardFrame } from '../../shell/layout/home/CardFrame.tsx'
import { ChildTitle } from './ChildTitle.tsx'

/**
 * What one has to know before one calls, of the cards of a patient's page: who it is and how to reach the family,
 * training, what was said before, and the next visit.
 */
const needed = ['identity', 'trainingDays', 'followUps', 'care', 'training']

/** What one has to know of a child before calling its family. Opening it is logged as on the patient's page. */
export const ChildCards = ({ patient: id }: { patient: number }) => {
  const textOf = useErrorText()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { data: patient, error } = useGetOne('patient', { id })
  const { data: overview } = useOverview(id)
  const resource = resources.patient
  if (error && !patient) return <Alert severity="warning">{textOf(error)}</Alert>
  if (!patient || !overview || !permissions) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  const cards = needed
    .flatMap(key => patientCards.all().find(card => card.key === key) ?? [])
    .filter(({ permission }) => holds(permissions, permission))
  return (
    <RightsProvider resource={resource}>
      <RevealProvider blueprint={resourceView(resource)} record={patient}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
          <ChildTitle patient={patient} />
          {cards.map(({ key, height, Card }) => (
            <CardFrame key={key} height={height}>
              <Card patient={patient} overview={overview} />
            </CardFrame>
          ))}
        </Box>
      </RevealProvider>
    </RightsProvider>
  )
}
