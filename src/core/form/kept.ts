import type { Field, Fields } from '../../../resources/core/index.ts'
import { isSecret } from '../../../resources/core/typeOf.ts'

type Values = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Values => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether a value survives being written down: a chosen file does not. */
const isPlain = (value: unknown): boolean => {
  if (value instanceof Blob || (typeof value === 'string' && value.startsWith('blob:'))) return false
  return value === null || typeof value !== 'object' || Object.values(value).every(isPlain)
}

const withoutSecrets = (field: Field | undefined, value: unknown): unknown => {
  if (!field || !('fields' in field) || !Array.isArray(value)) return value
  return value.map(row => (isRow(row) ? keptValues(field.fields as Fields, row, Object.keys(row)) : row))
}

/** Of the named values those that a draft may hold: no secret, and nothing that is no data. */
export const keptValues = (fields: Fields, values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names
      .filter(name => !isSecret(fields[name]) && isPlain(values[name]))
      .map(name => [name, withoutSecrets(fields[name], values[name] ?? null)]),
  )
