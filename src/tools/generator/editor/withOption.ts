import type { Field } from '../../../../resources/core/index.ts'

/** A field with another option, or without it. */
export const withOption = (field: Field, option: string, value: unknown): Field =>
  Object.fromEntries([
    ...Object.entries(field).filter(([name]) => name !== option),
    ...(value === undefined ? [] : [[option, value] as const]),
  ]) as unknown as Field

/** What a field says by an option. */
export const optionIn = (field: Field, option: string): unknown =>
  Object.hasOwn(field, option) ? (field as unknown as Readonly<Record<string, unknown>>)[option] : undefined
