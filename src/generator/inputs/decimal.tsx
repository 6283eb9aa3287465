import { NumberInput } from 'react-admin'
import { RangeInput } from './range.tsx'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../kinds/view.ts'
import { digitsOf } from '../kinds/decimal.tsx'

type DecimalField = FieldOfKind<'decimal'>

const Input = ({ place, ...props }: InputProps<DecimalField>) =>
  <NumberInput {...props} step={place.field.step ?? 10 ** -digitsOf(place.field)} min={place.field.min} max={place.field.max} />

const Filter = ({ source, label }: FilterProps<DecimalField>) => <RangeInput source={source} label={label} type="number" step="any" />

export const decimal: KindEntry<DecimalField> = { Input, Filter }
