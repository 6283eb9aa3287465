import { DateInput } from 'react-admin'
import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import { RangeInput } from './range.tsx'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type DateField = FieldOfKind<'date'>

const Cell = ({ place, record }: CellProps<DateField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.date(String(value))}</>
}

const Input = ({ place: _, ...props }: InputProps<DateField>) => <DateInput {...props} />

const Filter = ({ source, label }: FilterProps<DateField>) => <RangeInput source={source} label={label} type="date" />

export const date: KindView<DateField> = { Cell, Input, Filter }
