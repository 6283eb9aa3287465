import { PasswordInput } from 'react-admin'
import { Nothing } from './Nothing.tsx'
import type { FieldOfKind, InputProps, KindView } from './view.ts'

type SecretField = FieldOfKind<'secret'>

const Input = ({ place: _, ...props }: InputProps<SecretField>) => <PasswordInput {...props} autoComplete="new-password" />

/** A secret is taken and never answered: there is nothing to show. */
export const secret: KindView<SecretField> = { Cell: Nothing, Input, Filter: null }
