import type { Capability, CustomPage } from './core/capability.ts'
import { capabilities, registry } from './index.ts'
import type { PageName } from './core/statistics/index.ts'
import type { Reports } from './index.ts'
import { holds, mayDo } from './rights.ts'
import type { Granted } from './core/granted.ts'
import { operationsOf } from './core/calls.ts'
import { permissionOf } from './core/permission.ts'
import { hasPage, permissionOfReport } from './core/statistics/index.ts'

/** The pages that are written by hand. */
export const writtenPages = {
  ...capabilities.patients.pages,
  ...capabilities.clinic.pages,
  ...capabilities.times.pages,
  ...capabilities.organisations.pages,
  ...capabilities.training.pages,
  ...capabilities.statistics.pages,
  ...capabilities.content.pages,
  ...capabilities.access.pages,
  ...capabilities.system.pages,
  ...capabilities.monitor.pages,
  ...capabilities.tools.pages,
  ...capabilities.setUp.pages,
} as const satisfies { readonly [key: string]: CustomPage }

/** The same by capability, to be checked at start. */
export const pagesByCapability = (): { readonly [capability: string]: { readonly [key: string]: CustomPage } } =>
  Object.fromEntries(Object.entries<Capability>(capabilities).map(([name, { pages }]) => [name, pages]))

export type WrittenPageKey = keyof typeof writtenPages

/** A report has a page of its name in the menu of its capability, and a permission of its own, unless it stands on a list. */
const reportPages = Object.fromEntries(
  Object.values<Capability>(capabilities).flatMap(({ menu, reports = {} }) =>
    Object.values(reports)
      .filter(hasPage)
      .map((report): [string, CustomPage] => [report.name, { menu, permission: permissionOfReport(report) }]),
  ),
) as { readonly [N in PageName<Reports>]: CustomPage }

/** The pages that no resource makes. */
export const customPages = { ...writtenPages, ...reportPages }

export type CustomPageKey = keyof typeof customPages

/** A page that a menu may name. */
export interface NamedPage {
  /** The permission that opens it, or `signedIn`. */
  readonly permission: string
  /** Catalogue key of its title, in the plural where it is a list. */
  readonly title: string
}

const customPage = (key: string): CustomPage | undefined =>
  Object.hasOwn(customPages, key) ? (customPages as { readonly [key: string]: CustomPage })[key] : undefined

/** The permission that a right stands for, as `resource:action`: that of the action, where there is one. */
const permissionFor = (right: string): string => {
  const [name = '', action = ''] = right.split(':')
  const resource = Object.hasOwn(registry, name) ? registry[name] : undefined
  return resource && Object.hasOwn(operationsOf(resource), action) ? permissionOf(resource, action) : right
}

/**
 * What a page key of the menu leads to: the list of a resource, or a page written by hand; undefined where there is
 * none.
 */
export const pageNamed = (key: string): NamedPage | undefined => {
  const custom = customPage(key)
  if (custom) return { permission: permissionFor(custom.permission), title: `pages.${key}` }
  const resource = Object.hasOwn(registry, key) ? registry[key] : undefined
  return resource?.list ? { permission: permissionOf(resource, 'list'), title: `resources.${key}.name` } : undefined
}

/**
 * The key under which the home page's arrangement is kept. No menu names that page: it is always there, for everybody.
 */
export const homePage = 'home'

/** Whether an operator may open what a page key of the menu leads to. */
export const mayVisit = (granted: Granted, key: string): boolean => {
  if (key === homePage) return true
  const custom = customPage(key)
  return custom ? holds(granted, custom.permission) : pageNamed(key) !== undefined && mayDo(granted, key, 'list')
}

/** Addresses by which pages are known elsewhere, and the key of the page that each leads to. */
export const pageAliases: { readonly [address: string]: string } = Object.assign(
  {},
  ...Object.values<Capability>(capabilities).map(({ aliases = {} }) => aliases),
) as { readonly [address: string]: string }

/** The keys of all pages that a menu may name. */
export const pageKeys = (): string[] =>
  [...new Set([...Object.keys(registry), ...Object.keys(customPages)])].filter(key => pageNamed(key) !== undefined)

/**
 * The key of the page that an address belongs to: `/patient/12/show` is `patient`; undefined where it is none of the
 * menu's.
 */
export const pageAt = (pathname: string): string | undefined => {
  const parts = pathname.split('/').filter(part => part !== '')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/')).find(key => pageNamed(key) !== undefined)
}

/**
 * Whether a menu's path leads out of the product. Other schemes, such as `javascript:`, lead nowhere that a menu may
 * lead to.
 */
export const isExternal = (path: string): boolean => /^(https?:\/\/|mailto:|tel:)[^\s]/i.test(path)
