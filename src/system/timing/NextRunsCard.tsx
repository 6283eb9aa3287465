import { Alert, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { NextRuns } from './NextRuns.tsx'
import { useNextRuns } from './useNextRuns.ts'
import './texts.ts'

/** When a job runs next, five times ahead; nothing of one that is no more. */
export const NextRunsCard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const { data, error } = useNextRuns(String(record['cron']))
  if (record['retired'] === true) return null
  return (
    <SectionCard title="app.timing.next">
      {record['paused'] === true && <Typography sx={{ mb: 1 }}>{translate('app.timing.paused')}</Typography>}
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      {!data && !error && <Skeleton height={164} />}
      {data && <NextRuns runs={data} />}
    </SectionCard>
  )
}
