import { useTranslate } from 'react-admin'
import type { RowsPart } from '../../../resources/core/home.ts'
import { FirstRows } from '../../shell/layout/home/FirstRows.tsx'
import type { PatientCardProps } from '../cards.ts'

/**
 * A card with the first rows of a list that are of the patient, declared as a part of the home page is. Throws where
 * the list has no filter by patient.
 */
export const rowsCard = (one: RowsPart) => {
  if (!one.of.list?.filters?.includes('patient'))
    throw new Error(`A card of a patient's page needs list: { filters: ['patient'] } of ${one.of.name}`)
  return ({ patient }: PatientCardProps) => {
    const translate = useTranslate()
    return (
      <FirstRows
        one={{ ...one, when: { ...one.when, patient: Number(patient.id) } }}
        title={translate(`resources.${one.of.name}.name`, { smart_count: 2 })}
        none={translate('app.generator.none')}
      />
    )
  }
}
