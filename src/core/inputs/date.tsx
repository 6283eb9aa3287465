import { DateInput } from 'react-admin'
import { RangeInput } from './range.tsx'
import { WholeDay } from './WholeDay.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type DateField = FieldOfType<'date'>

const Input = ({ place: _, ...props }: InputProps<DateField>) => <WholeDay source={props.source} message="validation.date"><DateInput {...props} /></WholeDay>

const Filter = ({ source, label }: FilterProps<DateField>) => <RangeInput source={source} label={label} type="date" />

export const date: TypeEntry<DateField> = { Input, Filter }
