import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type DecimalField = FieldOfKind<'decimal'>

export const digitsOf = (field: DecimalField): number => field.digits ?? 2

const Cell = ({ place, record }: CellProps<DecimalField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.number(Number(value), digitsOf(place.field), place.field.signed)}</>
}

export const decimal: KindView<DecimalField> = { Cell, align: 'right' }
