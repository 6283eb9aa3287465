import type { Field, FieldOf, FieldOptions, Value } from '../../field.ts'
import type { Kind, Yup } from '../../kind.ts'
import { message } from '../../message.ts'
import { kinds } from '../index.ts'
import { asGiven } from '../asGiven.ts'
import { isRecord, onlyKnown } from '../onlyKnown.ts'

/** Fields of a child row: plain values only, no rows within rows. */
export type ItemFields = { readonly [name: string]: Field }
export type ItemOf<F extends ItemFields> = {
  [K in keyof F]: F[K] extends { required: true } ? Value<F[K]> : Value<F[K]> | null
}

export interface ItemsOptions extends FieldOptions {
  readonly min?: number
  readonly max?: number
  /** Of an action's input: each row is checked by itself, by the handler, so that one that is wrong does not spoil the others. */
  readonly apart?: true
}

/** Child rows that live and die with their record, in their order. At most 100 where nothing is said. */
export const items = <const F extends ItemFields, const O extends ItemsOptions = {}>(fields: F, options: O = {} as O):
  FieldOf<'items', ItemOf<F>[], O & { readonly fields: F }> => ({ kind: 'items', fields, ...options })

type ItemsField = FieldOf<'items', unknown[], ItemsOptions & { readonly fields: ItemFields }>

const rowRule = (yup: Yup, fields: ItemFields) => yup.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => {
  const rule = kinds[field.kind]!.rule(field, yup)
  return [name, field.required ? rule.required(message('required')) : rule.nullable()]
}))).transform((row: unknown) => (isRecord(row) ? Object.fromEntries(onlyKnown(row, fields)) : row)).typeError(message('items')).nonNullable(message('items'))

export const itemsKind: Kind<ItemsField> = {
  column: () => 'jsonb',
  rule: (field, yup) => (field.apart ? asGiven(yup.array()).typeError(message('items')) : asGiven(yup.array()).typeError(message('items')).of(rowRule(yup, field.fields)))
    .min(field.min ?? (field.required ? 1 : 0), message('required'))
    .max(field.max ?? 100, message('atMost', { max: field.max ?? 100 })),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  json: field => ({
    type: 'array',
    items: { type: 'object', properties: Object.fromEntries(Object.entries(field.fields).map(([name, item]) => [name, item.required ? kinds[item.kind]!.json(item) : { anyOf: [kinds[item.kind]!.json(item), { type: 'null' }] }])) },
  }),
  sample: (field, seed) => [Object.fromEntries(Object.entries(field.fields).map(([name, item]) => [name, kinds[item.kind]!.sample(item, seed)]))],
  broken: () => [{ value: 'abc', key: 'items' }],
}
