import { useTranslate } from 'react-admin'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type FlagField = FieldOfType<'flag'>

const Cell = ({ place, record }: CellProps<FlagField>) => {
  const translate = useTranslate()
  return <>{translate(record[place.name] ? 'ra.boolean.true' : 'ra.boolean.false')}</>
}

export const flag: TypeView<FlagField> = { Cell }
