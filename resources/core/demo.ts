import { asksFile } from './action.ts'
import type { Operation } from './action.ts'
import { operationsOf } from './calls.ts'
import { asksSecret, changesState } from './effects.ts'
import { openTo, permissionOf, reportPermissions } from './permission.ts'
import type { AnyResource } from './resource.ts'
import { isUpload, isUploads } from './typeOf.ts'

const asksPicture = (action: Operation): boolean =>
  asksFile(action) || Object.values(action.input ?? {}).some(field => isUpload(field) || isUploads(field))
const isOpen = (permission: string): boolean => (openTo as readonly string[]).includes(permission)

/**
 * Whether a demo account must not do it: everything that lasts. What any operator does for itself is open to it, but
 * what concerns everybody who shares the account: passwords, pictures, and what says so.
 */
export const isDeniedToDemo = (resource: AnyResource, name: string): boolean => {
  const action = operationsOf(resource)[name]!
  return (
    changesState(resource, name, action) &&
    (action.concernsSharers === true ||
      asksSecret(action) ||
      asksPicture(action) ||
      !isOpen(permissionOf(resource, name)))
  )
}

/**
 * The permissions that are of use to a demo account: something that needs them is open to it, or a field is shown by
 * them.
 */
export const demoPermissions = (resources: readonly AnyResource[]): ReadonlySet<string> =>
  new Set(
    resources.flatMap(resource => [
      ...Object.keys(operationsOf(resource))
        .filter(name => !isDeniedToDemo(resource, name))
        .map(name => permissionOf(resource, name)),
      ...reportPermissions(resource),
      ...Object.values(resource.fields).flatMap(field => field.permission?.read ?? []),
    ]),
  )
