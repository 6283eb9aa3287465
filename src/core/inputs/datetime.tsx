import { fromLocal, toLocal } from '../zone.ts'
import { DayInput } from './day/DayInput.tsx'
import { DaysRange } from './range.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type DatetimeField = FieldOfType<'datetime'>

// The browser's own zone has no say: what is typed is the time of the business zone, sent with its offset.
const Input = (props: InputProps<DatetimeField>) => (
  <DayInput {...props} field={props.place.field} time toText={toLocal} fromText={fromLocal} />
)

const Filter = ({ source, label }: FilterProps<DatetimeField>) => <DaysRange source={source} label={label} />

export const datetime: TypeEntry<DatetimeField> = { Input, Filter }
