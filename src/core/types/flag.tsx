import { useTranslate } from 'react-admin'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type FlagField = FieldOfKind<'flag'>

const Cell = ({ place, record }: CellProps<FlagField>) => {
  const translate = useTranslate()
  return <>{translate(record[place.name] ? 'ra.boolean.true' : 'ra.boolean.false')}</>
}

export const flag: KindView<FlagField> = { Cell }
