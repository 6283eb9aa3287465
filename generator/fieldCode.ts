import type { Field, Fields } from '../resources/core/index.ts'
import type { TypeName } from '../resources/core/types/index.ts'
import { entry, literal, wrapped } from './literal.ts'
import { typeOptions } from './typeOptions.ts'

/** The words of the vocabulary that a source uses, to be imported. */
export type Used = Set<string>

const isField = (value: unknown): value is Field =>
  value !== null &&
  typeof value === 'object' &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(typeOptions, value.type)

/** Options that are fields themselves: rows, and what a document consists of. */
const partCode = (value: unknown, used: Used, indent: string): string =>
  isField(value) ? fieldCode(value, used, indent) : fieldsCode(value as Fields, used, indent)
const nested = ['fields', 'of']

/** A field as the vocabulary says it: `text({ required: true })`. */
export const fieldCode = (field: Field, used: Used, indent: string): string => {
  const { type, ...options } = field
  const { before, implied = {} } = typeOptions[type as TypeName]
  used.add(type)
  const code = (name: string, value: unknown): string =>
    nested.includes(name) && typeof value === 'object'
      ? partCode(value, used, `${indent}  `)
      : literal(value, `${indent}  `)
  const rest = Object.entries(options)
    .filter(([name, value]) => value !== undefined && !before.includes(name) && implied[name] !== value)
    // What is asked for first is said first, whenever it was picked.
    .sort(([one], [other]) => Number(other === 'required') - Number(one === 'required'))
  const values = before.map(name => code(name, (options as Readonly<Record<string, unknown>>)[name]))
  return `${type}(${[
    ...values,
    ...(rest.length > 0
      ? [
          wrapped(
            '{',
            rest.map(([name, value]) => entry(name, code(name, value))),
            '}',
            indent,
          ),
        ]
      : []),
  ].join(', ')})`
}

/** Fields of an input, an answer or a row. */
export const fieldsCode = (fields: Fields, used: Used, indent: string): string =>
  wrapped(
    '{',
    Object.entries(fields).map(([name, field]) => entry(name, fieldCode(field, used, `${indent}  `))),
    '}',
    indent,
  )
