import { NumberInput } from 'react-admin'
import { useFormat } from '../format.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import { RangeInput } from './range.tsx'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type DecimalField = FieldOfKind<'decimal'>

const digitsOf = (field: DecimalField): number => field.digits ?? 2

const Cell = ({ place, record }: CellProps<DecimalField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{format.number(Number(value), digitsOf(place.field))}</>
}

const Input = ({ place, ...props }: InputProps<DecimalField>) =>
  <NumberInput {...props} step={10 ** -digitsOf(place.field)} min={place.field.min} max={place.field.max} />

const Filter = ({ source, label }: FilterProps<DecimalField>) => <RangeInput source={source} label={label} type="number" step="any" />

export const decimal: KindView<DecimalField> = { Cell, Input, Filter, align: 'right' }
