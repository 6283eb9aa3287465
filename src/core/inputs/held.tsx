import { NullableBooleanInput } from 'react-admin'
import type { FieldOfType, FilterProps, TypeEntry } from '../types/view.ts'

type HeldField = FieldOfType<'held'>

const Filter = ({ source, label }: FilterProps<HeldField>) => (
  <NullableBooleanInput source={source} label={label} helperText={false} />
)

export const held: TypeEntry<HeldField> = { Input: null, Filter }
