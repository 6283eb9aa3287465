import { BooleanInput, NullableBooleanInput } from 'react-admin'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type FlagField = FieldOfType<'flag'>

const Input = ({ place: _, isRequired: _required, ...props }: InputProps<FlagField>) => <BooleanInput {...props} />

const Filter = ({ source, label }: FilterProps<FlagField>) => (
  <NullableBooleanInput source={source} label={label} helperText={false} />
)

export const flag: TypeEntry<FlagField> = { Input, Filter }
