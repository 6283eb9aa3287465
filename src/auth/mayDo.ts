import { registry } from '../../resources/index.ts'
import { actionsOf } from '../../resources/schema/calls.ts'
import { allows, permissionOf, permissionsOf } from '../../resources/schema/permission.ts'

/** react-admin's names of what the descriptors call otherwise. */
const names: { readonly [action: string]: string } = { show: 'get', edit: 'update', delete: 'remove' }

let rights: ReadonlySet<string> | undefined
const isRight = (right: string): boolean => (rights ??= new Set(permissionsOf(Object.values(registry)))).has(right)

/**
 * Whether the permissions cover an action of a resource, or a right that a field asks for (`gameConfig:design`, `site:enter`). What no
 * descriptor has is covered by none, `*` included.
 */
export const mayDo = (permissions: ReadonlySet<string>, resource: string, action: string): boolean => {
  const descriptor = Object.hasOwn(registry, resource) ? registry[resource] : undefined
  const name = Object.hasOwn(names, action) ? names[action]! : action
  if (descriptor && Object.hasOwn(actionsOf(descriptor), name)) return allows(permissions, permissionOf(descriptor, name))
  const right = `${resource}:${name}`
  return isRight(right) && allows(permissions, right)
}
