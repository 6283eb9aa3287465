import { filterNames } from '../resources/core/filterNames.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import type { Values } from './Dialect.ts'
import { toFilters } from './query.ts'

/**
 * Rejects where a filter is none that the list declares, and names the nearest one: the server would refuse it, and
 * whoever wrote it should learn where. Lists that a handler answers are asked for what their action says.
 */
export const refuseUnknownFilters = async (resource: AnyResource, filter: Values | undefined): Promise<void> => {
  const known = [...filterNames(resource), ...Object.keys(resource.actions['list']?.input ?? {})]
  const unknown = Object.keys(toFilters(filter)).filter(name => !known.includes(name))
  if (!resource.list || unknown.length === 0) return
  const { nearest } = await import('../resources/core/checks/nearest.ts')
  throw new Error(
    unknown
      .map(name => {
        const meant = nearest(name, known)
        return `The list of ${resource.name} has no filter ${name}${meant === undefined ? '' : ` (did you mean ${meant}?)`}; it takes ${known.join(', ')}`
      })
      .join('\n'),
  )
}
