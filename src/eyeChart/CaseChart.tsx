import OpenInFullIcon from '@mui/icons-material/OpenInFull'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { SectionCard } from '../generator/SectionCard.tsx'
import { useRecords } from '../visit/useRecords.ts'
import { EyeChartPanel } from './EyeChartPanel.tsx'

/** The eye chart on the page of its case, from the examinations that the page has anyway. */
export const CaseChart = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const { records } = useRecords(Number(record.id))
  if (records.length === 0) return null
  return (
    <SectionCard title="app.eyeChart.title">
      <EyeChartPanel records={records} title={`${translate('app.eyeChart.title')} ${String(record['number'])}`} hasTable={false} />
      <Button component={Link} to={`/eyeChart?case=${record.id}`} size="small" startIcon={<OpenInFullIcon />} sx={{ mt: 1, '@media print': { display: 'none' } }}>
        {translate('app.eyeChart.open')}
      </Button>
    </SectionCard>
  )
}
