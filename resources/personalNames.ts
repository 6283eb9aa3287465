import { personalFilters } from './core/personal.ts'
import { remembered } from './core/remembered.ts'
import { registry, resourceNamed } from './index.ts'

const ofAny = remembered(
  (resources: typeof registry): ReadonlySet<string> =>
    new Set(Object.values(resources).flatMap(resource => [...personalFilters(resource)])),
)

/**
 * Names of the filters that tell who somebody is, by the resource whose page it is; those of all resources where it is
 * none's.
 */
export const personalNames = (resource: string | undefined): ReadonlySet<string> => {
  const known = resource === undefined ? undefined : resourceNamed(resource)
  return known ? personalFilters(known) : ofAny(registry)
}
