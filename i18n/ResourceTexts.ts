import type { capabilities, Resources } from '../resources/index.ts'
import type { Texts } from '../resources/core/index.ts'

/** What permissions such as `site:enter` are of, though it is no resource. */
interface OtherNames {
  readonly site: { readonly name: string; readonly fields: Readonly<Record<string, never>> }
}

type Capabilities = typeof capabilities

/** The texts of all resources of a capability; one that is missing is a compile error. */
export type CapabilityTexts<C extends keyof Capabilities> = {
  readonly [N in keyof (Capabilities[C]['resources'] & Capabilities[C]['services']) & keyof Resources]: Texts<
    Resources[N]
  >
}

/** The texts of every registered resource. */
export type ResourceTexts = { readonly [N in keyof Resources]: Texts<Resources[N]> } & OtherNames
