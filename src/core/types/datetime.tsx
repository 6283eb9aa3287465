import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type DatetimeField = FieldOfKind<'datetime'>

const Cell = ({ place, record }: CellProps<DatetimeField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <time dateTime={String(value)}>{format.moment(String(value))}</time>
}

export const datetime: KindView<DatetimeField> = { Cell }
