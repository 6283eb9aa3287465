import { useTranslate } from 'react-admin'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../cards.ts'
import { useFieldLines } from './useFieldLines.tsx'
import { LabelledLines } from './LabelledLines.tsx'

/** Who is in charge of the child. */
export const StaffCard = ({ patient }: PatientCardProps) => {
  const translate = useTranslate()
  const lines = useFieldLines(patient, ['doctor', 'nurse', 'trainer'])
  return (
    <Panel title={translate('app.overview.team')}>
      <LabelledLines lines={lines} />
    </Panel>
  )
}
