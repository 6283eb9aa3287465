import { useTranslate } from 'react-admin'
import { Panel } from '../../layout/home/Panel.tsx'
import type { PatientCardProps } from '../cards.ts'
import { useFieldLines } from './useFieldLines.tsx'
import { Lines } from './Lines.tsx'

/** Who is in charge of the child. */
export const StaffCard = ({ patient }: PatientCardProps) => {
  const translate = useTranslate()
  const lines = useFieldLines(patient, ['doctor', 'nurse', 'trainer'])
  return <Panel title={translate('resources.patient.sections.staff')}><Lines lines={lines} /></Panel>
}
