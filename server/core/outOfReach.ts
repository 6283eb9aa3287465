import type { Execution } from './execution.ts'
import type { Model } from './model.ts'

/**
 * The name under which a row that was read carries where the record belongs that a ref leads to; no field is named so.
 */
export const placeKey = (name: string): string => `#${name}`

/** The name under which a reply carries the refs that lead to nothing which the caller may look at. */
export const outOfReach = 'outOfReach'

/**
 * Takes the places out of a row that was read, and names the refs whose records lie outside of the caller's
 * organisations; left out where there are none.
 */
export const tellReach = (
  { operator, host }: Pick<Execution, 'operator' | 'host'>,
  model: Model,
  row: Record<string, unknown>,
): void => {
  const hospitals = operator?.scope.hospitals ?? 'everything'
  if (hospitals === 'everything') return
  const beyond = host.models
    .placedRefs(model)
    .filter(({ name, isOrganisation }) => {
      const key = isOrganisation ? name : placeKey(name)
      const place = row[key]
      if (!isOrganisation) delete row[key]
      return [place].flat().some(one => typeof one === 'number' && !hospitals.includes(one))
    })
    .map(({ name }) => name)
  if (beyond.length > 0) row[outOfReach] = beyond
}
