import type { FieldOf, FieldOptions } from '../../field.ts'
import type { Kind } from '../../kind.ts'
import { message } from '../../message.ts'
import { numberRule, readNumber } from '../number.ts'

/** The id of a record of another resource; a reply carries its label beside it as `{field}Label`. */
export const ref = <const R extends string, const O extends FieldOptions = {}>(to: R, options: O = {} as O):
  FieldOf<'ref', number, O & { readonly to: R }> => ({ kind: 'ref', to, ...options })

/** What an id can be: a positive 32-bit integer. */
export const idRule = () => numberRule({}).integer(message('reference')).min(1, message('reference')).max(2_147_483_647, message('reference')).typeError(message('reference'))

export const refKind: Kind<FieldOf<'ref', number, FieldOptions & { readonly to: string }>> = {
  column: () => 'integer',
  rule: idRule,
  filter: 'equals',
  read: readNumber,
  sortable: true,
  json: () => ({ type: 'integer' }),
  sample: () => undefined,
  broken: () => [{ value: 2_147_483_647, key: 'reference' }, { value: 'abc', key: 'reference' }, { value: -1, key: 'reference' }],
}
