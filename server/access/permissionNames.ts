import { registry } from '../../resources/index.ts'
import { permissionsOf } from '../../resources/core/permission.ts'

/** Every permission that can be granted one by one. */
export const allPermissions: readonly string[] = permissionsOf(Object.values(registry))

/** The part before the colon, by which permissions are grouped. */
export const groupOf = (permission: string): string => permission.split(':')[0]!

/** `*` and `patient:*`, which also stand for what later descriptors bring. */
const wildcards = new Set(['*', ...allPermissions.map(permission => `${groupOf(permission)}:*`)])
const known = new Set([...allPermissions, ...wildcards])

/** Whether this names something that can be granted. */
export const isPermission = (value: unknown): value is string => typeof value === 'string' && known.has(value)

/** Permissions as names or as `{ id }`, each once; undefined where one of them is unknown. */
export const readPermissions = (given: unknown): string[] | undefined => {
  if (!Array.isArray(given)) return undefined
  const names = given.map((one: unknown) => (one !== null && typeof one === 'object' && 'id' in one ? one.id : one))
  return names.every(isPermission) ? [...new Set(names)].sort() : undefined
}
