import { Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Failed } from '../../core/Failed.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useCaseRecords } from '../visit/useCaseRecords.ts'
import { EyeChartPanel } from './EyeChartPanel.tsx'

/** The eye chart on the page of its case, from the examinations that the page has anyway. */
export const CaseChart = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const { records, isKnown, error, refetch, isAllowed } = useCaseRecords(Number(record.id))
  if (!isAllowed || (isKnown && records.length === 0)) return null
  if (!isKnown)
    return (
      <SectionCard title="app.eyeChart.title">
        {error ? <Failed error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={400} />}
      </SectionCard>
    )
  return (
    <SectionCard title="app.eyeChart.title">
      <EyeChartPanel
        records={records}
        title={`${translate('app.eyeChart.title')} ${String(record['number'])}`}
        hasTable={false}
      />
    </SectionCard>
  )
}
