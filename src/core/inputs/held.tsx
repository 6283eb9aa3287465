import { NullableBooleanInput } from 'react-admin'
import type { FieldOfKind, FilterProps, KindEntry } from '../types/view.ts'

type HeldField = FieldOfKind<'held'>

const Filter = ({ source, label }: FilterProps<HeldField>) => <NullableBooleanInput source={source} label={label} helperText={false} />

export const held: KindEntry<HeldField> = { Input: null, Filter }
