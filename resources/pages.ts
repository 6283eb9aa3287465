import { registry } from './index.ts'
import type { groups } from './index.ts'
import { permissionOf } from './schema/permission.ts'

/** A page that is written by hand. Its key is the menu's `component` and its address: `/{key}`. */
export interface CustomPage {
  /** The group of the menu that it is seeded into; none for a page that is reached otherwise. */
  readonly group?: Exclude<keyof typeof groups, 'services'>
  /** The permission that it needs, or `signedIn`. */
  readonly may: string
}

/**
 * The pages that no descriptor makes. A new one is its line here, its title in i18n (`pages.{key}`) and its component in src/pages.
 */
export const customPages = {} as const satisfies { readonly [key: string]: CustomPage }

export type CustomPageKey = keyof typeof customPages

/** What a page key of the menu leads to: the list of a resource, or a page written by hand; undefined where there is none. */
export const pageNamed = (key: string): { readonly may: string } | undefined => {
  if (Object.hasOwn(customPages, key)) return (customPages as { readonly [key: string]: CustomPage })[key]
  const resource = Object.hasOwn(registry, key) ? registry[key] : undefined
  return resource?.list ? { may: permissionOf(resource, 'list') } : undefined
}
