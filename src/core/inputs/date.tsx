import { DateInput } from 'react-admin'
import { RangeInput } from './range.tsx'
import { WholeDay } from './WholeDay.tsx'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../types/view.ts'

type DateField = FieldOfKind<'date'>

const Input = ({ place: _, ...props }: InputProps<DateField>) => <WholeDay source={props.source} message="validation.date"><DateInput {...props} /></WholeDay>

const Filter = ({ source, label }: FilterProps<DateField>) => <RangeInput source={source} label={label} type="date" />

export const date: KindEntry<DateField> = { Input, Filter }
