import type { Fields } from '../../../resources/core/index.ts'
import { startOf } from '../../../resources/core/typeOf.ts'

/** What a new form starts with: declared defaults, and what values start as by their types. */
export const defaultsOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, startOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  )
