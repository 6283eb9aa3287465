import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type DatetimeField = FieldOfType<'datetime'>

const Cell = ({ place, record }: CellProps<DatetimeField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <time dateTime={String(value)}>{format.moment(String(value))}</time>
}

export const datetime: TypeView<DatetimeField> = { Cell }
