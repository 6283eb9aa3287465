import { BooleanInput, NullableBooleanInput, useTranslate } from 'react-admin'
import type { CellProps, FieldOfKind, FilterProps, InputProps, KindView } from './view.ts'

type FlagField = FieldOfKind<'flag'>

const Cell = ({ place, record }: CellProps<FlagField>) => {
  const translate = useTranslate()
  return <>{translate(record[place.name] ? 'ra.boolean.true' : 'ra.boolean.false')}</>
}

const Input = ({ place: _, isRequired: _required, ...props }: InputProps<FlagField>) => <BooleanInput {...props} />

const Filter = ({ source, label }: FilterProps<FlagField>) => <NullableBooleanInput source={source} label={label} helperText={false} />

export const flag: KindView<FlagField> = { Cell, Input, Filter }
