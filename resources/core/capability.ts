import type { MenuGroupName } from '../menuGroups.ts'
import type { HomeParts } from './home.ts'
import type { AnyResource } from './resource.ts'
import type { SetUpSteps } from './setUp.ts'
import type { AnyReport } from './statistics/index.ts'

/** A page that is written by hand. Its key is the menu's `component` and its address: `/{key}`. */
export interface CustomPage {
  /** The group of the menu that it is seeded into; none for a page that is reached otherwise. */
  readonly menu?: MenuGroupName
  /** What it is there for, as `resource:action`, or `signedIn`: who may not do that never sees it. */
  readonly permission: string
  /** Its tab forgets what was typed as soon as it is left. */
  readonly noCache?: boolean
}

/** What the product is made of: some resources and pages that belong together, in a folder of one name in each room. */
export interface Capability {
  /** The group of the menu that its lists are seeded into. */
  readonly menu: MenuGroupName
  /** Resources by their names, in the order of the menu. */
  readonly resources: { readonly [name: string]: unknown }
  /** Resources that are nothing but calls. */
  readonly services: { readonly [name: string]: unknown }
  /** Pages of statistics by their names; each follows from its declaration, and its facts from it. */
  readonly reports?: { readonly [name: string]: AnyReport }
  /**
   * Pages written by hand: each has its title in i18n (`pages.{key}`) and its component in the capability's index of
   * src.
   */
  readonly pages: { readonly [key: string]: CustomPage }
  /**
   * What it has to show on the home page, by name; each has its title in i18n, and whoever may not see what it shows
   * never finds it.
   */
  readonly home?: HomeParts
  /**
   * What it needs before work can begin, or is the better for, by name; each has its texts in i18n, and whoever may not
   * do it never sees it.
   */
  readonly setUp?: SetUpSteps
  /** Addresses by which its pages are known elsewhere, and the page that each leads to. */
  readonly aliases?: { readonly [address: string]: string }
}

/** Resources as those know them who only read descriptors. */
export type AnyResources = { readonly [name: string]: AnyResource }
