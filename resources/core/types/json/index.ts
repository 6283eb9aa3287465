import type { Field, FieldOf, FieldOptions, Fields, Only, Value } from '../../field.ts'
import type { JsonSchema, FieldType } from '../../fieldType.ts'
import { fieldTypes } from '../index.ts'
import { Misshapen, misshapen } from '../../misshapen.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface JsonOptions extends FieldOptions {
  /** Most characters of the document as text; 65 536 where nothing is said. */
  readonly max?: number
  /**
   * Of what is answered: what it consists of, an object of these fields or a value of this one. The API document says
   * so, and callers are typed by it.
   */
  readonly of?: Field | Fields
  /** It is a list of those. */
  readonly many?: true
}

type ShapeOf<S> = S extends { readonly type: string }
  ? Value<S>
  : { readonly [K in keyof S]: S[K] extends { required: true } ? Value<S[K]> : Value<S[K]> | null }
type JsonOf<O> = O extends { readonly of: infer S }
  ? O extends { readonly many: true }
    ? readonly ShapeOf<S>[]
    : ShapeOf<S>
  : Json

/** Any JSON document of at most 64 kB, or as much as `max` says; what is answered says `of` what. */
export const json = <const O extends JsonOptions = {}>(
  options: Only<O, JsonOptions> = {} as never,
): FieldOf<'json', JsonOf<O>, O> => ({
  type: 'json',
  ...options,
})

const limitOf = ({ max = 65_536 }: JsonOptions): number => max

/** The document as text; undefined where it nests too deeply to be written. */
const written = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

// jsonb takes neither NUL nor half characters; JSON writes both as escapes.
const unwanted = /(^|[^\\])(\\\\)*\\u(0000|d[89a-f][0-9a-f]{2})/

const isDocument = (value: unknown): value is {} => !(value instanceof Misshapen)

const isField = (of: Field | Fields): of is Field => typeof of['type'] === 'string'

const schemaOf = (of: Field | Fields): JsonSchema => {
  if (isField(of)) return fieldTypes[of.type]!.json(of)
  const properties = Object.entries(of).map(([name, field]) => [name, fieldTypes[field.type]!.json(field)] as const)
  const required = Object.keys(of).filter(name => of[name]!.required)
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) }
}

const shape = { isDocument: true } as const

export const jsonType: FieldType<FieldOf<'json', unknown, JsonOptions>> & typeof shape = {
  ...shape,
  column: () => 'jsonb',
  isRowValue: true,
  take(value, field) {
    const text = written(value)
    if (text === undefined || text.length > limitOf(field)) return misshapen('max', { max: limitOf(field) })
    return unwanted.test(text) ? misshapen('characters') : value
  },
  // Whatever is let through is fine: what its document means only those know who asked for it.
  rule: (_field, yup) => yup.mixed(isDocument),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: value => JSON.stringify(value),
  json: ({ of, many }) => (of === undefined ? {} : many ? { type: 'array', items: schemaOf(of) } : schemaOf(of)),
  sample: (_field, seed) => ({ seed }),
  broken: field => [{ value: 'x'.repeat(limitOf(field) + 1), key: 'max' }],
}
