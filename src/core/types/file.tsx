import { Nothing } from './Nothing.tsx'
import type { FieldOfKind, KindView } from './view.ts'

/** A file is taken and given by actions, and never a value to show. */
export const file: KindView<FieldOfKind<'file'>> = { Cell: Nothing, wide: true }
