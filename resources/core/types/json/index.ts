import type { FieldOf, FieldOptions } from '../../field.ts'
import type { Kind } from '../../kind.ts'
import { Misshapen, misshapen } from '../../misshapen.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface JsonOptions extends FieldOptions {
  /** Most characters of the document as text; 65 536 where nothing is said. */
  readonly max?: number
}

/** Any JSON document of at most 64 kB, or as much as `max` says, where its shape is known elsewhere. */
export const json = <const O extends JsonOptions = {}>(options: O = {} as O): FieldOf<'json', Json, O> => ({ kind: 'json', ...options })

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

const shape = { isDocument: true } as const

export const jsonKind: Kind<FieldOf<'json', Json, JsonOptions>> & typeof shape = {
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
  json: () => ({}),
  sample: (_field, seed) => ({ seed }),
  broken: field => [{ value: 'x'.repeat(limitOf(field) + 1), key: 'max' }],
}
