import { TextInput } from 'react-admin'
import { TextFilter } from './text.tsx'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'

type LongTextField = FieldOfType<'longText'>

const Input = ({ place: _, ...props }: InputProps<LongTextField>) => (
  <TextInput {...props} multiline minRows={3} maxRows={12} />
)

export const longText: TypeEntry<LongTextField> = { Input, Filter: TextFilter }
