import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type MoneyField = FieldOfKind<'money'>

const Cell = ({ place, record }: CellProps<MoneyField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.money(Number(value))}</>
}

export const money: KindView<MoneyField> = { Cell, align: 'right' }
