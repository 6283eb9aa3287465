import type { Operation } from '../../../resources/core/action.ts'
import { isSecret } from '../../../resources/core/typeOf.ts'

/** The secrets in an action's answer, by their names; none where it has none to show. */
export const secretsIn = (
  { output = {} }: Pick<Operation, 'output'>,
  given: unknown,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given !== null && typeof given === 'object' ? given : {}).filter(
      (entry): entry is [string, string] => {
        const [name, value] = entry
        return Object.hasOwn(output, name) && isSecret(output[name]) && typeof value === 'string' && value !== ''
      },
    ),
  )
