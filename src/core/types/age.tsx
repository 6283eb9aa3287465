import { useTranslate } from 'react-admin'
import { ageText } from '../../../i18n/ageText.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type AgeField = FieldOfKind<'age'>

const Cell = ({ place, record }: CellProps<AgeField>) => {
  const translate = useTranslate()
  const months: unknown = record[place.name]
  return isNothing(months) ? <Nothing /> : <>{ageText(translate, Number(months))}</>
}

export const age: KindView<AgeField> = { Cell }
