import type { Field } from './field.ts'
import type { AnyResource } from './index.ts'

const alone = 'only:'

/** How a filter names one record of a tree without what is below it; the plain id means the whole branch. */
export const only = (id: number | string): string => `${alone}${id}`

/** A value of such a filter: the id as a text, and whether the record alone is meant. */
export const readBranch = (text: string): { readonly id: string; readonly isOnly: boolean } =>
  text.startsWith(alone) ? { id: text.slice(alone.length), isOnly: true } : { id: text, isOnly: false }

/** The resource of which a filter by this field means branches: the one referred to, where it is a tree. */
export const branchesOf = (
  field: Field,
  resourceNamed: (name: string) => AnyResource | undefined,
): AnyResource | undefined => {
  const target = 'to' in field ? resourceNamed(String(field.to)) : undefined
  return target?.tree === undefined ? undefined : target
}
