import { DaysRange } from './range.tsx'
import { DayInput } from './day/DayInput.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type DateField = FieldOfType<'date'>

const Input = (props: InputProps<DateField>) => <DayInput {...props} field={props.place.field} />

const Filter = ({ source, label }: FilterProps<DateField>) => <DaysRange source={source} label={label} />

export const date: TypeEntry<DateField> = { Input, Filter }
