import { realms } from './action.ts'
import { operationsOf } from './calls.ts'
import type { AnyResource } from './resource.ts'

/** Who may call without a permission: anybody, or anybody signed in. */
export const openTo = ['public', 'signedIn'] as const

const isRealm = (needed: string): boolean => (realms as readonly string[]).includes(needed)

/**
 * The permission that an action needs, or `public` or `signedIn`, or the realm of those who call it instead of
 * operators.
 */
export const permissionOf = (resource: AnyResource, action: string): string =>
  operationsOf(resource)[action]?.by ?? operationsOf(resource)[action]?.permission ?? `${resource.name}:${action}`

/** The permission by which figures are those of everybody in scope; whoever lacks it is told their own alone. */
export const everyonesFigures = 'statistics:everyone'

/** Permissions that are of no resource: what is of one is called by it. */
export const ofNoResource: readonly string[] = ['site:enter']

const answersReports = (resource: AnyResource): boolean =>
  Object.values(operationsOf(resource)).some(({ report }) => report !== undefined)

/** What reports need beside the permissions of their calls, where a resource answers any. */
export const reportPermissions = (resource: AnyResource): readonly string[] =>
  answersReports(resource) ? [everyonesFigures] : []

/** Every permission that the resources bring with them, sorted, each once. */
export const permissionsOf = (resources: readonly AnyResource[]): string[] => {
  const needed = resources.flatMap(resource => [
    ...Object.keys(operationsOf(resource)).map(action => permissionOf(resource, action)),
    ...reportPermissions(resource),
    ...Object.values(resource.fields).flatMap(field =>
      [field.permission?.read, field.permission?.write].filter(may => may !== undefined),
    ),
  ])
  return [...new Set(needed)].filter(may => !(openTo as readonly string[]).includes(may) && !isRealm(may)).sort()
}

/**
 * Whether granted permissions cover a needed one; `*` and `patient:*` grant what they stand for. No operator has what
 * is called by others.
 */
export const allows = (granted: ReadonlySet<string>, needed: string): boolean =>
  !isRealm(needed) &&
  (needed === 'public' ||
    needed === 'signedIn' ||
    granted.has('*') ||
    granted.has(needed) ||
    granted.has(`${needed.split(':')[0]}:*`))
