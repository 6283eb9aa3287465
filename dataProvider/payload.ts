import type { AnyResource } from '../resources/core/resource.ts'
import { isWritable, secretsOf, setKey } from '../resources/core/fields.ts'

type Values = Readonly<Record<string, unknown>>

const same = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) || JSON.stringify(one) === JSON.stringify(other)

const writable = (resource: AnyResource, data: Values): [string, unknown][] => {
  const given = Object.entries(data).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(resource.fields, name),
  )
  return given.filter(([name]) => isWritable(resource.fields[name]!))
}

/** What create sends: the writable fields that are given. */
export const toCreate = (resource: AnyResource, data: Values): Record<string, unknown> =>
  Object.fromEntries(writable(resource, data))

/**
 * What update sends beside the id: the version, and the writable fields that differ from `previous`. Of a masked field
 * only a new value is sent, never the mask that was shown; of a secret that is to be cleared that it is not set.
 */
export const toUpdate = (
  resource: AnyResource,
  data: Values,
  previous: Values | undefined,
): Record<string, unknown> => {
  const version = data['version'] ?? previous?.['version']
  const changed = writable(resource, data).filter(([name, value]) => {
    if (previous && same(value, previous[name])) return false
    // Without the former value only the mask itself tells that nobody typed this.
    const known = previous !== undefined && name in previous
    return known || !(resource.fields[name]!.mask && typeof value === 'string' && value.includes('*'))
  })
  const cleared = secretsOf(resource)
    .map(setKey)
    .filter(name => data[name] === false && previous?.[name] !== false)
  return {
    ...(version === undefined || version === null ? {} : { version }),
    ...Object.fromEntries([...changed, ...cleared.map(name => [name, false])]),
  }
}
