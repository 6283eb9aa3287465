import { Nothing } from './Nothing.tsx'
import type { FieldOfKind, KindView } from './view.ts'

type SecretField = FieldOfKind<'secret'>

/** A secret is taken and never answered: there is nothing to show. */
export const secret: KindView<SecretField> = { Cell: Nothing }
