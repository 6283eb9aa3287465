import type { Schema } from 'yup'
import type { Field, Fields } from '../field.ts'
import type { Yup } from '../fieldType.ts'
import { message } from '../message.ts'
import { Misshapen } from '../misshapen.ts'
import { fieldTypes } from './index.ts'

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/**
 * The value as its field's type keeps it, or what stands for one that can be none: texts, numbers, flags, lists of
 * them, and documents that their type has looked at. A blank is null; whether one is needed others say. Taken again, a
 * value stays as it is.
 */
export const take = (field: Field, value: unknown): unknown => {
  if (value === undefined || value === null || value instanceof Misshapen) return value
  return isBlank(value) ? null : fieldTypes[field.type]!.take(value, field)
}

/**
 * The own entries of a record that are known, each as its field takes it; what is unknown, and what every object
 * inherits, goes no further.
 */
export const takeKnown = (record: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, value]) => [name, take(fields[name]!, value)]),
  )

/**
 * The schema without yup's casts, which would ask any object for its `toString`: what is of another type is answered by
 * what stands for it.
 */
export const typed = <S extends Schema>(schema: S): S => {
  const plain = schema.typeError(({ value }: { value?: unknown }) =>
    value instanceof Misshapen ? value.message : message('type'),
  ) as S
  plain.transforms = []
  return plain
}

/** The rule of a field's values, for what {@link take} answers. */
export const ruleOf = (field: Field, yup: Yup): Schema => typed(fieldTypes[field.type]!.rule(field, yup))

/** Whether a value is one of the field, whatever stands beside it. */
export const isValue = (field: Field, value: unknown, yup: Yup): boolean =>
  ruleOf(field, yup).isValidSync(take(field, value))
