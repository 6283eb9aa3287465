import { DateInput } from 'react-admin'
import { RangeInput } from './range.tsx'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../kinds/view.ts'

type DateField = FieldOfKind<'date'>

const Input = ({ place: _, ...props }: InputProps<DateField>) => <DateInput {...props} />

const Filter = ({ source, label }: FilterProps<DateField>) => <RangeInput source={source} label={label} type="date" />

export const date: KindEntry<DateField> = { Input, Filter }
