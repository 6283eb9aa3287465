import * as yup from 'yup'
import type { FieldOf, FieldOptions } from '../../field.ts'
import type { Kind } from '../../kind.ts'
import { message } from '../../message.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Any JSON document of at most 64 kB, where its shape is known elsewhere. */
export const json = <const O extends FieldOptions = {}>(options: O = {} as O): FieldOf<'json', Json, O> => ({ kind: 'json', ...options })

const limit = 65_536

export const jsonKind: Kind<FieldOf<'json', Json, FieldOptions>> = {
  column: () => 'jsonb',
  rule: () => yup.mixed()
    .test({ name: 'size', message: message('max', { max: limit }), test: value => value == null || JSON.stringify(value).length <= limit })
    .test({ name: 'characters', message: message('characters'), test: value => value == null || !JSON.stringify(value).includes('\\u0000') }),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  json: () => ({}),
  sample: (_field, seed) => ({ seed }),
  broken: () => [{ value: 'x'.repeat(limit + 1), key: 'max' }],
}
