import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Button, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useChoice } from './useChoice.ts'
import { EyeChartPanel } from './EyeChartPanel.tsx'
import { PageHeader } from '../../core/PageHeader.tsx'
import { PageSkeleton } from '../../core/PageSkeleton.tsx'
import { CoursePdfButton } from '../pdf/CoursePdfButton.tsx'
import { Failed } from '../../core/Failed.tsx'
import { idIn } from '../../core/idIn.ts'
import { useCharted } from './useCharted.ts'

/** The eye chart of one case (`?case=12`) in the size of the page. The address names nobody. */
export const EyeChartPage = () => {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const id = idIn(params, 'case')
  const { data, error, refetch } = useCharted(id)
  const { choice } = useChoice()
  const title = data ? translate('app.eyeChart.of', { name: data.patientLabel }) : translate('app.eyeChart.title')
  return (
    <>
      <PageHeader title={title}>
        {data && data.records.length > 0 && id !== undefined && <CoursePdfButton id={id} choice={choice} />}
        {data && (
          <Button
            component={Link}
            to={`/patient/${data.patient}/show`}
            size="small"
            startIcon={<PersonIcon />}
            sx={{ '@media print': { display: 'none' } }}
          >
            {data.patientLabel}
          </Button>
        )}
      </PageHeader>
      {id === undefined && (
        <Typography color="text.secondary" sx={{ py: 4 }}>
          {translate('app.eyeChart.noCase')}
        </Typography>
      )}
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && id !== undefined && <PageSkeleton />}
      {data && (
        <Card>
          <CardContent>
            <EyeChartPanel
              records={data.records}
              title={[translate('app.eyeChart.title'), data.number].filter(Boolean).join(' ')}
            />
          </CardContent>
        </Card>
      )}
    </>
  )
}
