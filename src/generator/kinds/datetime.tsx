import { TextInput } from 'react-admin'
import { useFormat } from '../format.ts'
import { fromLocal, toLocal } from '../zone.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import { RangeInput } from './range.tsx'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type DatetimeField = FieldOfKind<'datetime'>

const Cell = ({ place, record }: CellProps<DatetimeField>) => {
  const format = useFormat()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <time dateTime={String(value)}>{format.moment(String(value))}</time>
}

// The browser's own zone has no say: what is typed is the time of the business zone, sent with its offset.
const Input = ({ place: _, ...props }: InputProps<DatetimeField>) => (
  <TextInput
    {...props} type="datetime-local" format={(value: string | null) => toLocal(value)} parse={(local: string) => fromLocal(local)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)

const Filter = ({ source, label }: FilterProps<DatetimeField>) => <RangeInput source={source} label={label} type="date" />

export const datetime: KindView<DatetimeField> = { Cell, Input, Filter }
