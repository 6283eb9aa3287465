import type { Operation } from './action.ts'
import { fieldOf } from './fields.ts'
import type { AnyResource } from './resource.ts'

const within = (scope: string, path: string): string => {
  const parts = path.split('.')
  const [first, last] = [parts[0]!, parts.at(-1)!]
  // Of rows it is the field within them that is wrong.
  return parts.length > 2 ? `${scope}.items.${first}.fields.${last}` : `${scope}.fields.${first}`
}

/** Catalogue key of what a path of an operation's errors is called: of what it asks for by itself, or of the record. */
export const fieldLabel = (
  resource: AnyResource,
  name: string,
  operation: Pick<Operation, 'input'>,
  path: string,
): string | undefined => {
  const first = path.split('.')[0]!
  if (operation.input && Object.hasOwn(operation.input, first))
    return within(`resources.${resource.name}.inputs.${name}`, path)
  return fieldOf(resource, first) ? within(`resources.${resource.name}`, path) : undefined
}
