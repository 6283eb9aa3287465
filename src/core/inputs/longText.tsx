import { TextInput } from 'react-admin'
import { TextFilter } from './text.tsx'
import type { FieldOfKind, InputProps, KindEntry } from '../types/view.ts'

type LongTextField = FieldOfKind<'longText'>

const Input = ({ place: _, ...props }: InputProps<LongTextField>) => <TextInput {...props} multiline minRows={3} maxRows={12} />

export const longText: KindEntry<LongTextField> = { Input, Filter: TextFilter }
