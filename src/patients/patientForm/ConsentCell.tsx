import { useTranslate } from 'react-admin'
import { patient } from '../../../resources/patients/patient.ts'
import { holds } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { useFormat } from '../../core/format.ts'
import { isNothing, Nothing } from '../../core/types/Nothing.tsx'
import { ToneChip } from '../../core/types/ToneChip.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'

const needed: AnyCondition = patient.fields.consentOn.requiredWhen

/** When the guardian consented; where consent is needed and missing, that is said. */
export const ConsentCell = ({ place, record }: CellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const value: unknown = record[place.name]
  if (!isNothing(value)) return <>{format.date(String(value))}</>
  return holds(needed, record, businessToday()) ? (
    <ToneChip tone="critical" label={translate('app.patientForm.noConsent')} />
  ) : (
    <Nothing />
  )
}
