import { useTranslate } from 'react-admin'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../cards.ts'
import { useFieldLines } from './useFieldLines.tsx'
import { LabelledLines } from './LabelledLines.tsx'

/** Whether training can go on: the days that are left, and until when. */
export const TrainingCard = ({ patient }: PatientCardProps) => {
  const translate = useTranslate()
  const lines = useFieldLines(patient, ['times', 'validFrom', 'validUntil'])
  return (
    <Panel title={translate('app.overview.training')}>
      <LabelledLines lines={lines} />
    </Panel>
  )
}
