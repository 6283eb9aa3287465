import { useTranslate } from 'react-admin'
import { patient } from '../../../resources/business/patient.ts'
import { holds } from '../../../resources/schema/condition.ts'
import type { AnyCondition } from '../../../resources/schema/condition.ts'
import { useFormat } from '../../generator/format.ts'
import { isNothing, Nothing } from '../../generator/kinds/Nothing.tsx'
import { ToneChip } from '../../generator/kinds/ToneChip.tsx'
import type { CellProps } from '../../generator/kinds/view.ts'
import { businessToday } from '../../installation/businessZone.ts'

const needed: AnyCondition = patient.fields.consentOn.requiredWhen

/** When the guardian consented; where consent is needed and missing, that is said. */
export const ConsentCell = ({ place, record }: CellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const value: unknown = record[place.name]
  if (!isNothing(value)) return <>{format.date(String(value))}</>
  return holds(needed, record, businessToday()) ? <ToneChip tone="critical" label={translate('app.patientForm.noConsent')} /> : <Nothing />
}
