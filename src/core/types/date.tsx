import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type DateField = FieldOfKind<'date'>

const Cell = ({ place, record }: CellProps<DateField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.date(String(value))}</>
}

export const date: KindView<DateField> = { Cell }
