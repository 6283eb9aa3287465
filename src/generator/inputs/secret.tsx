import { PasswordInput } from 'react-admin'
import type { FieldOfKind, InputProps, KindEntry } from '../kinds/view.ts'

type SecretField = FieldOfKind<'secret'>

const Input = ({ place: _, ...props }: InputProps<SecretField>) => <PasswordInput {...props} autoComplete="new-password" />

export const secret: KindEntry<SecretField> = { Input, Filter: null }
