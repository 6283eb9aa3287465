import { registry } from './index.ts'
import type { MenuGroupName } from './menuGroups.ts'
import { holds, mayDo } from './rights.ts'
import type { Granted } from './schema/granted.ts'
import { actionsOf } from './schema/calls.ts'
import { permissionOf } from './schema/permission.ts'

/** A page that is written by hand. Its key is the menu's `component` and its address: `/{key}`. */
export interface CustomPage {
  /** The group of the menu that it is seeded into; none for a page that is reached otherwise. */
  readonly group?: MenuGroupName
  /** What it is there for, as `resource:action`, or `signedIn`: who may not do that never sees it. */
  readonly may: string
  /** Its tab forgets what was typed as soon as it is left. */
  readonly noCache?: boolean
}

/**
 * The pages that no descriptor makes. A new one is its line here, its title in i18n (`pages.{key}`) and its component in src/pages.
 */
export const customPages = {
  newCase: { group: 'business', may: 'case:create' },
  mergePatients: { group: 'business', may: 'patient:merge' },
  gameConfig: { group: 'business', may: 'gameConfig:get' },
  topUp: { may: 'recharge:topUp' },
  dayEnd: { group: 'business', may: 'cashier:dayEnd' },
  globalSetting: { group: 'system', may: 'baseSetting:get' },
  'nested/menu1/menu1-1': { group: 'nestedMenu1', may: 'menu:list' },
  'nested/menu1/menu1-2/menu1-2-1': { group: 'nestedMenu12', may: 'menu:list' },
  'nested/menu1/menu1-2/menu1-2-2': { group: 'nestedMenu12', may: 'menu:list', noCache: true },
  'nested/menu1/menu1-3': { group: 'nestedMenu1', may: 'menu:list' },
  'nested/menu2': { group: 'nested', may: 'menu:list' },
  'user/center': { may: 'signedIn' },
  'user/hospital': { may: 'signedIn' },
  permission: { group: 'system', may: 'role:list' },
  online: { group: 'system', may: 'online:list' },
  'user/updatePass': { may: 'operator:updatePass' },
  'user/secondFactor': { may: 'secondFactor:setUp', noCache: true },
  caseCompare: { may: 'caseRecord:list' },
  eyeChart: { may: 'case:get' },
  hospitalStatement: { may: 'hospital:statement' },
} as const satisfies { readonly [key: string]: CustomPage }

export type CustomPageKey = keyof typeof customPages

/** A page that a menu may name. */
export interface NamedPage {
  /** The permission that opens it, or `signedIn`. */
  readonly may: string
  /** Catalogue key of its title, in the plural where it is a list. */
  readonly title: string
}

const customPage = (key: string): CustomPage | undefined => (Object.hasOwn(customPages, key) ? (customPages as { readonly [key: string]: CustomPage })[key] : undefined)

/** The permission that a right stands for, as `resource:action`: that of the action, where there is one. */
const permissionFor = (right: string): string => {
  const [name = '', action = ''] = right.split(':')
  const resource = Object.hasOwn(registry, name) ? registry[name] : undefined
  return resource && Object.hasOwn(actionsOf(resource), action) ? permissionOf(resource, action) : right
}

/** What a page key of the menu leads to: the list of a resource, or a page written by hand; undefined where there is none. */
export const pageNamed = (key: string): NamedPage | undefined => {
  const custom = customPage(key)
  if (custom) return { may: permissionFor(custom.may), title: `pages.${key}` }
  const resource = Object.hasOwn(registry, key) ? registry[key] : undefined
  return resource?.list ? { may: permissionOf(resource, 'list'), title: `resources.${key}.name` } : undefined
}

/** Whether an operator may open what a page key of the menu leads to. */
export const mayVisit = (granted: Granted, key: string): boolean => {
  const custom = customPage(key)
  return custom ? holds(granted, custom.may) : pageNamed(key) !== undefined && mayDo(granted, key, 'list')
}

/** The keys of all pages that a menu may name. */
export const pageKeys = (): string[] => [...new Set([...Object.keys(registry), ...Object.keys(customPages)])].filter(key => pageNamed(key) !== undefined)

/** The key of the page that an address belongs to: `/patient/12/show` is `patient`; undefined where it is none of the menu's. */
export const pageAt = (pathname: string): string | undefined => {
  const parts = pathname.split('/').filter(part => part !== '')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/')).find(key => pageNamed(key) !== undefined)
}

/** Whether a menu's path leads out of the product. Other schemes, such as `javascript:`, lead nowhere that a menu may lead to. */
export const isExternal = (path: string): boolean => /^(https?:\/\/|mailto:|tel:)[^\s]/i.test(path)
