import type { Resources } from '../resources/index.ts'
import type { Texts } from '../resources/schema/index.ts'

/** What permissions such as `site:enter` are of, though it is no resource. */
interface OtherNames {
  readonly site: { readonly name: string; readonly fields: Readonly<Record<string, never>> }
}

/** The texts of every registered resource; one that is missing is a compile error. */
export type ResourceTexts = { readonly [N in keyof Resources]: Texts<Resources[N]> } & OtherNames
