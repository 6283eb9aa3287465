import { dimensionOf, fieldBehind, isDerived, valuesOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { isReference, typeOf } from '../../../resources/core/typeOf.ts'
import { asId } from '../ids.ts'
import type { Key } from './dimensionSql.ts'

/** The value of a dimension that a text spells; undefined where it is none of those that it can have. */
export const readKey = (facts: AnyFacts, name: string, text: string): Exclude<Key, null> | undefined => {
  const dimension = dimensionOf(facts, name)
  if (dimension === undefined || text.includes('\0')) return undefined
  const field = fieldBehind(facts, dimension)
  if (!isDerived(dimension) && isReference(field)) return asId(text)
  const known = valuesOf(facts, dimension)
  if (known) return known.find(value => String(value) === text)
  return field && (typeOf(field).read(text, field) as Exclude<Key, null> | undefined)
}
