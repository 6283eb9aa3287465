import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../cards.ts'
import { DueChip } from '../../core/DueChip.tsx'
import { LabelledLines } from './LabelledLines.tsx'

const Due = ({ on }: { on: string }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
    {useFormat().date(on)}
    <DueChip on={on} />
  </Box>
)

/** What goes on between visits: when the child comes back, glasses, occlusion, and how often to train. */
export const CareCard = ({ overview }: PatientCardProps) => {
  const translate = useTranslate()
  if (overview.case === null) return null
  const { reexamineOn, glasses, occlusion, trainingFrequencyLabel } = overview
  return (
    <Panel title={translate('app.overview.care')}>
      <LabelledLines
        lines={[
          [
            translate('resources.case.fields.reexamineOn'),
            reexamineOn === null ? <Nothing key="reexamine" /> : <Due key="reexamine" on={reexamineOn} />,
          ],
          [translate('resources.case.fields.glasses'), glasses ?? <Nothing key="glasses" />],
          [translate('resources.case.fields.occlusion'), occlusion ?? <Nothing key="occlusion" />],
          [translate('resources.case.fields.trainingFrequency'), trainingFrequencyLabel ?? <Nothing key="frequency" />],
        ]}
      />
    </Panel>
  )
}
