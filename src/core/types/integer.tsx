import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type IntegerField = FieldOfKind<'integer'>

const Cell = ({ place, record }: CellProps<IntegerField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.number(Number(value))}</>
}

export const integer: KindView<IntegerField> = { Cell, align: 'right' }
