import { setKey } from '../../resources/core/fields.ts'
import { masked } from '../../resources/core/mask.ts'
import type { Field } from '../../resources/core/field.ts'
import { isMoment, isSecret } from '../../resources/core/typeOf.ts'
import type { Model } from './model.ts'
import type { Changes } from './tables.ts'

type Values = Readonly<Record<string, unknown>>

// PostgreSQL orders the keys of an object in its own way, so that only their sorted text tells whether two are equal.
const spelled = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? 'null'

/** Whether two values of a field are the same. */
export const isSame = (field: Field, one: unknown, other: unknown): boolean => {
  if ((one ?? null) === (other ?? null)) return true
  if (typeof one === 'string' && typeof other === 'string' && isMoment(field))
    return Date.parse(one) === Date.parse(other)
  return (
    typeof one === 'object' &&
    typeof other === 'object' &&
    one !== null &&
    other !== null &&
    spelled(one) === spelled(other)
  )
}

/** The stored fields of `values` that differ from the record's. A secret that is given always counts as changed. */
export const differing = (model: Model, record: Values | null, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    model.fields
      .filter(
        ({ name, field }) =>
          name in values &&
          values[name] !== undefined &&
          (isSecret(field)
            ? values[name] !== null || record?.[setKey(name)] === true
            : !isSame(field, record?.[name], values[name])),
      )
      .map(({ name }) => [name, values[name]]),
  )

const shown = (model: Model, name: string, value: unknown): unknown => {
  const mask = model.masks.get(name)
  return mask && typeof value === 'string' ? masked(value, mask) : (value ?? null)
}

const unlogged = new Set(['createdAt', 'createdBy', 'updatedAt', 'updatedBy'])

/** What the log says of a change: old and new value a field, masked where replies are, secrets left out. */
export const changesOf = (model: Model, record: Values | null, changed: Values | null): Changes => {
  const names = model.fields.filter(
    ({ name, field }) => !isSecret(field) && !unlogged.has(name) && name in (changed ?? record ?? {}),
  )
  const entries = names.map(
    ({ name }) => [name, [shown(model, name, record?.[name]), shown(model, name, changed?.[name])]] as const,
  )
  return Object.fromEntries(entries.filter(([, [from, to]]) => from !== null || to !== null))
}
