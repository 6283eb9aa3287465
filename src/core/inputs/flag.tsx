import { BooleanInput, NullableBooleanInput } from 'react-admin'
import type { FieldOfKind, FilterProps, InputProps, KindEntry } from '../types/view.ts'

type FlagField = FieldOfKind<'flag'>

const Input = ({ place: _, isRequired: _required, ...props }: InputProps<FlagField>) => <BooleanInput {...props} />

const Filter = ({ source, label }: FilterProps<FlagField>) => <NullableBooleanInput source={source} label={label} helperText={false} />

export const flag: KindEntry<FlagField> = { Input, Filter }
