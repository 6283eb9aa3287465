import { Nothing } from './Nothing.tsx'
import type { FieldOfType, TypeView } from './view.ts'

/** A file is taken and given by actions, and never a value to show. */
export const file: TypeView<FieldOfType<'file'>> = { Cell: Nothing, wide: true }
