import { Alert, Box, Button, Skeleton } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { holds } from '../../resources/rights.ts'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { CardFrame } from '../shell/layout/home/CardFrame.tsx'
import { patientCards } from './cards.ts'
import type { PatientCard } from './cards.ts'
import { useOverview } from '../clinic/useOverview.ts'

/** How a child is doing: the cards that this operator may see, from one answer of the server. */
export const PatientDashboard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { data: overview, error, refetch } = useOverview(record.id)
  if (error && !overview) {
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            {translate('app.retry')}
          </Button>
        }
      >
        {textOf(error)}
      </Alert>
    )
  }
  if (!overview || !permissions) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  const cards = patientCards.all().filter(({ permission }) => holds(permissions, permission))
  const column = (place: PatientCard['place']) => {
    const placed = cards.filter(card => card.place === place)
    return (
      placed.length > 0 && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
          {placed.map(({ key, height, Card }) => (
            <CardFrame key={key} height={height}>
              <Card patient={record} overview={overview} />
            </CardFrame>
          ))}
        </Box>
      )
    )
  }
  const [main, side] = [column('main'), column('side')]
  return (
    <Box component="section" aria-label={translate('app.overview.title')} sx={{ display: 'grid', gap: 2 }}>
      {column('top')}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: main && side ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        {main}
        {side}
      </Box>
    </Box>
  )
}
