import { choice, decimal, dictionary, flag, text } from '../core/index.ts'
import type { Fields } from '../core/index.ts'
import type { ItemOf } from '../core/types/items/index.ts'

/**
 * A field of a configuration that declares its own: what it is called, its kind and its bounds. A choice takes its
 * options from the dictionary group of that name; `initial` is the value it has until another is set, as text.
 */
export const configField = {
  key: text({ required: true, max: 40, match: 'code' }),
  label: text({ required: true, max: 25 }),
  labelEn: text({ required: true, max: 50 }),
  kind: choice(['number', 'choice', 'flag'], { required: true }),
  min: decimal(),
  max: decimal(),
  group: text({ max: 50, match: 'code' }),
  initial: text({ max: 50 }),
}

export type ConfigField = ItemOf<typeof configField>

const fieldOf = ({ kind, min, max, group, initial }: ConfigField): Fields[string] => {
  if (kind === 'flag') return flag({ default: initial === 'true' })
  const given = initial === null ? { required: true } : { default: kind === 'number' ? Number(initial) : initial }
  if (kind === 'choice') return dictionary(group ?? '', given as { default: string })
  return decimal({
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
    ...(given as { default: number }),
  })
}

/** The declared fields in the vocabulary of descriptors, so that form and server hold values by the same rules. */
export const fieldsOfConfig = (schema: readonly ConfigField[]): Fields =>
  Object.fromEntries(schema.map(one => [one.key, fieldOf(one)]))
