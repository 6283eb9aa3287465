import { NumberInput } from 'react-admin'
import { RangeInput } from './range.tsx'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../kinds/view.ts'

type IntegerField = FieldOfKind<'integer'>

const Input = ({ place, ...props }: InputProps<IntegerField>) => <NumberInput {...props} step={1} min={place.field.min} max={place.field.max} />

const Filter = ({ source, label }: FilterProps<IntegerField>) => <RangeInput source={source} label={label} type="number" step={1} />

export const integer: KindEntry<IntegerField> = { Input, Filter }
