import { resourceNamed } from '../../../resources/index.ts'
import { scopeOf } from '../place.ts'
import type { Place } from '../place.ts'

/** Whether a field says which record of the same tree stands above. */
export const isSuperior = ({ name, field, scope }: Place): boolean => {
  const target = 'to' in field ? resourceNamed(String(field.to)) : undefined
  return target?.tree === name && scope === scopeOf(target)
}
