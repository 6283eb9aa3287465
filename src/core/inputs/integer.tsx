import { RangeInput } from './range.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'
import { NumberText } from './NumberText.tsx'

type IntegerField = FieldOfType<'integer'>

const Input = ({ place, ...props }: InputProps<IntegerField>) => <NumberText {...props} field={place.field} step={1} />

const Filter = ({ source, label }: FilterProps<IntegerField>) => <RangeInput source={source} label={label} step={1} />

export const integer: TypeEntry<IntegerField> = { Input, Filter }
