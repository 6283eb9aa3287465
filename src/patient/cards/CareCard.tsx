import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { dayNumber } from '../../../domain/calendar.ts'
import { useFormat } from '../../generator/format.ts'
import { Nothing } from '../../generator/kinds/Nothing.tsx'
import { ToneChip } from '../../generator/kinds/ToneChip.tsx'
import { Panel } from '../../layout/home/Panel.tsx'
import { businessToday } from '../../installation/businessZone.ts'
import type { PatientCardProps } from '../cards.ts'
import { LabelledLines } from './LabelledLines.tsx'

/** When a day is, told from today: overdue, today, or in so many days. */
const Due = ({ on }: { on: string }) => {
  const translate = useTranslate()
  const format = useFormat()
  const days = dayNumber(on) - dayNumber(businessToday())
  const label = translate(days < 0 ? 'app.overview.overdue' : days === 0 ? 'app.overview.dueToday' : 'app.overview.dueIn', { smart_count: Math.abs(days) })
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {format.date(on)}<ToneChip label={label} tone={days < 0 ? 'critical' : days === 0 ? 'warning' : 'neutral'} />
    </Box>
  )
}

/** What goes on between visits: when the child comes back, glasses, occlusion, and how often to train. */
export const CareCard = ({ overview }: PatientCardProps) => {
  const translate = useTranslate()
  if (overview.case === null) return null
  const { reexamineOn, glasses, occlusion, trainingFrequencyLabel } = overview
  return (
    <Panel title={translate('app.overview.care')}>
      <LabelledLines lines={[
        [translate('resources.case.fields.reexamineOn'), reexamineOn === null ? <Nothing key="reexamine" /> : <Due key="reexamine" on={reexamineOn} />],
        [translate('resources.case.fields.glasses'), glasses ?? <Nothing key="glasses" />],
        [translate('resources.case.fields.occlusion'), occlusion ?? <Nothing key="occlusion" />],
        [translate('resources.case.fields.trainingFrequency'), trainingFrequencyLabel ?? <Nothing key="frequency" />],
      ]} />
    </Panel>
  )
}
