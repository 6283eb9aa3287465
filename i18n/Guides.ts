import type { AnyReport, PageName } from '../resources/core/statistics/index.ts'
import type { capabilities } from '../resources/index.ts'

type Capabilities = typeof capabilities

/** What is said of a page to who opens it for the first time: what it is for. */
interface PageGuide {
  readonly purpose: string
}

/** Of a list also how its first entry comes about. */
interface ListGuide extends PageGuide {
  readonly first: string
}

type Listed<R> = {
  readonly [N in keyof R as R[N] extends { readonly actions: { readonly list: unknown } } ? N : never]: ListGuide
}
type Keys<C> =
  | (C extends { readonly pages: infer P } ? keyof P : never)
  | (C extends { readonly reports: infer R extends { readonly [name: string]: AnyReport } } ? PageName<R> : never)

/**
 * The guides to all pages of a capability: its lists, its reports that have one and those that are written by hand. One that is
 * missing is a compile error.
 */
export type Guides<C extends keyof Capabilities> = Listed<Capabilities[C]['resources']> & {
  readonly [P in Keys<Capabilities[C]>]: PageGuide
}

/** What there may be said of any page. */
export type Guide = PageGuide & Partial<ListGuide>
