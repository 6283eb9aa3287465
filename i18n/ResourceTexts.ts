import type { Resources } from '../resources/index.ts'
import type { Texts } from '../resources/schema/index.ts'

/** The texts of every registered resource; one that is missing is a compile error. */
export type ResourceTexts = { readonly [N in keyof Resources]: Texts<Resources[N]> }
