import { resourceNamed } from '../../../resources/index.ts'
import { scopeOf } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'

/** Whether a field says which record of the same tree stands above. */
export const isSuperior = ({ name, field, scope }: FieldContext): boolean => {
  const target = 'to' in field ? resourceNamed(String(field.to)) : undefined
  return target?.tree === name && scope === scopeOf(target)
}
