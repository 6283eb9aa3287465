import { registry } from '../../resources/index.ts'
import { actionsOf } from '../../resources/schema/calls.ts'
import { allows, permissionOf, permissionsOf } from '../../resources/schema/permission.ts'

/** react-admin's names of what the descriptors call otherwise. */
const names: { readonly [action: string]: string } = { show: 'get', edit: 'update', delete: 'remove' }

/**
 * Whether the permissions cover an action of a resource, or a right that one of its fields asks for (`message:body`). What the
 * resource does not have is covered by none, `*` included.
 */
export const mayDo = (permissions: ReadonlySet<string>, resource: string, action: string): boolean => {
  const descriptor = Object.hasOwn(registry, resource) ? registry[resource] : undefined
  if (!descriptor) return false
  const name = Object.hasOwn(names, action) ? names[action]! : action
  if (Object.hasOwn(actionsOf(descriptor), name)) return allows(permissions, permissionOf(descriptor, name))
  const right = `${resource}:${name}`
  return permissionsOf([descriptor]).includes(right) && allows(permissions, right)
}
