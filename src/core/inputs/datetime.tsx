import { TextInput } from 'react-admin'
import { fromLocal, toLocal } from '../zone.ts'
import { RangeInput } from './range.tsx'
import { WholeDay } from './WholeDay.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type DatetimeField = FieldOfType<'datetime'>

// The browser's own zone has no say: what is typed is the time of the business zone, sent with its offset.
const Input = ({ place: _, ...props }: InputProps<DatetimeField>) => (
  <WholeDay source={props.source} message="validation.datetime">
    <TextInput
      {...props} type="datetime-local" format={(value: string | null) => toLocal(value)} parse={(local: string) => fromLocal(local)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  </WholeDay>
)

const Filter = ({ source, label }: FilterProps<DatetimeField>) => <RangeInput source={source} label={label} type="date" />

export const datetime: TypeEntry<DatetimeField> = { Input, Filter }
