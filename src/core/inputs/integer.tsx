import { RangeInput } from './range.tsx'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../types/view.ts'
import { NumberText } from './NumberText.tsx'

type IntegerField = FieldOfKind<'integer'>

const Input = ({ place, ...props }: InputProps<IntegerField>) => <NumberText {...props} field={place.field} step={1} />

const Filter = ({ source, label }: FilterProps<IntegerField>) => <RangeInput source={source} label={label} type="number" step={1} />

export const integer: KindEntry<IntegerField> = { Input, Filter }
