import { allFields, hopKeys, isLabelled, isLogicallyDeleted, labelKey } from '../../resources/core/fields.ts'
import type { Field } from '../../resources/core/field.ts'
import type { AnyResource } from '../../resources/core/resource.ts'
import { isEntry, isReference, isReferences, typeOf } from '../../resources/core/typeOf.ts'

export type Row = Record<string, unknown> & { id: number }

/** What a record of a sample says where the sample of the type would say little: undefined where it is right. */
export interface Sayings {
  readonly value?: (name: string, field: Field, seed: number) => unknown
  /** What a record of the resource `to` is called. */
  readonly label?: (name: string, field: Field, seed: number) => string
}

const sampleValue = (field: Field, seed: number): unknown =>
  isReference(field)
    ? seed
    : isReferences(field)
      ? [seed]
      : isEntry(field)
        ? 'senior'
        : typeOf(field).derived === 'rows'
          ? 0
          : (field.default ?? typeOf(field).sample(field, seed))

/** A valid record of a resource, another for each seed. */
export const sampleRecord = (
  resource: AnyResource,
  seed: number,
  { value, label = (name, _, at) => `${name} ${at}` }: Sayings = {},
): Row => {
  const values = Object.fromEntries(
    Object.entries(allFields(resource)).flatMap(([name, field]) => {
      const told = label(name, field, seed)
      return [
        [name, value?.(name, field, seed) ?? sampleValue(field, seed)] as const,
        ...(isLabelled(field) ? [[labelKey(name), isReferences(field) ? [told] : told] as const] : []),
      ]
    }),
  )
  // What conditions read of a referred record comes along; that one is live.
  const hops = Object.fromEntries(hopKeys(resource).map(key => [key, key.endsWith('.deleted') ? false : null]))
  return { id: seed, version: 1, ...hops, ...values, ...(isLogicallyDeleted(resource) ? { deleted: false } : {}) }
}
