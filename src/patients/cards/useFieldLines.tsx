import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import { resources } from '../../../resources/index.ts'
import { holds } from '../../../resources/core/condition.ts'
import { resourceView } from '../../core/resourceView.ts'
import { FieldCell } from '../../core/fields/FieldCell.tsx'
import { businessToday } from '../../shell/installation/businessZone.ts'

/** Fields of the patient as labelled lines; those that have no meaning for this one are left out. */
export const useFieldLines = (patient: RaRecord, names: readonly string[]): (readonly [string, ReactNode])[] => {
  const translate = useTranslate()
  const { fields } = resourceView(resources.patient)
  return names
    .flatMap(name => fields[name] ?? [])
    .filter(({ field }) => holds(field.showWhen, patient, businessToday()))
    .map(shown => [translate(shown.label), <FieldCell key={shown.name} place={shown} record={patient} room="page" />])
}
