import { NumberInput } from 'react-admin'
import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import { RangeInput } from './range.tsx'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type IntegerField = FieldOfKind<'integer'>

const Cell = ({ place, record }: CellProps<IntegerField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.number(Number(value))}</>
}

const Input = ({ place, ...props }: InputProps<IntegerField>) => <NumberInput {...props} step={1} min={place.field.min} max={place.field.max} />

const Filter = ({ source, label }: FilterProps<IntegerField>) => <RangeInput source={source} label={label} type="number" step={1} />

export const integer: KindView<IntegerField> = { Cell, Input, Filter, align: 'right' }
