import { useTranslate } from 'react-admin'
import { acuityText } from '../../../resources/core/types/acuity/acuityText.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type AcuityField = FieldOfType<'acuity'>

/** The decimal with its five-point value beside it, or what a code stands for, where there is room for both. */
const Cell = ({ place, record, room }: CellProps<AcuityField>) => {
  const translate = useTranslate()
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return <>{room === 'page' ? acuityText(String(value), translate) : String(value)}</>
}

export const acuity: TypeView<AcuityField> = { Cell }
