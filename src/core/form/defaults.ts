import type { Fields } from '../../../resources/core/index.ts'

/** What a new form starts with: declared defaults, and no for a flag without one. */
export const defaultsOf = (fields: Fields): Record<string, unknown> => Object.fromEntries(
  Object.entries(fields)
    .filter(([, field]) => field.default !== undefined || field.kind === 'flag')
    .map(([name, field]) => [name, field.default ?? false]))
