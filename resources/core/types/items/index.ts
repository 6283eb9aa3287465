import type { Field, FieldOf, FieldOptions, Only, Value } from '../../field.ts'
import type { FieldType, Yup } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { misshapen } from '../../misshapen.ts'
import { fieldTypes } from '../index.ts'
import { isRecord } from '../isRecord.ts'
import { ruleOf, takeKnown, typed } from '../ruleOf.ts'

/** Fields of a child row: plain values only, no rows within rows. */
export type ItemFields = { readonly [name: string]: Field }
export type ItemOf<F extends ItemFields> = {
  [K in keyof F]: F[K] extends { required: true } ? Value<F[K]> : Value<F[K]> | null
}

export interface ItemsOptions extends FieldOptions {
  readonly min?: number
  readonly max?: number
  /**
   * Of an action's input: each row is checked by itself, by the handler, so that one that is wrong does not spoil the
   * others.
   */
  readonly apart?: true
}

/** Child rows that live and die with their record, in their order. At most 100 where nothing is said. */
export const items = <const F extends ItemFields, const O extends ItemsOptions = {}>(
  fields: F,
  options: Only<O, ItemsOptions> = {} as never,
): FieldOf<'items', ItemOf<F>[], O & { readonly fields: F }> => ({ type: 'items', fields, ...options })

type ItemsField = FieldOf<'items', unknown[], ItemsOptions & { readonly fields: ItemFields }>

const mostOf = ({ max = 100 }: ItemsOptions): number => max

const takeRow = (row: unknown, fields: ItemFields): unknown =>
  isRecord(row) ? takeKnown(row, fields) : misshapen('items')

const rowRule = (yup: Yup, fields: ItemFields) =>
  typed(
    yup.object(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const rule = ruleOf(field, yup)
          return [name, field.required ? rule.required(message('required')) : rule.nullable()]
        }),
      ),
    ),
  )

const shape = { hasRows: true, isDocument: true } as const

export const itemsType: FieldType<ItemsField> & typeof shape = {
  ...shape,
  column: () => 'jsonb',
  take(value, field) {
    if (!Array.isArray(value)) return misshapen('items')
    // However many were sent, no more are looked at than there may be.
    if (value.length > mostOf(field)) return misshapen('mostEntries', { max: mostOf(field) })
    return field.apart ? value : value.map(row => takeRow(row, field.fields))
  },
  rule: (field, yup) =>
    (field.apart ? yup.array() : yup.array().of(rowRule(yup, field.fields))).min(
      field.min ?? (field.required ? 1 : 0),
      message('required'),
    ),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: value => JSON.stringify(value),
  json: field => ({
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(field.fields).map(([name, item]) => [
          name,
          item.required
            ? fieldTypes[item.type]!.json(item)
            : { anyOf: [fieldTypes[item.type]!.json(item), { type: 'null' }] },
        ]),
      ),
    },
  }),
  sample: (field, seed) => [
    Object.fromEntries(
      Object.entries(field.fields).map(([name, item]) => [name, fieldTypes[item.type]!.sample(item, seed)]),
    ),
  ],
  broken: field => [
    { value: 'abc', key: 'items' },
    { value: Array(mostOf(field) + 1).fill({}), key: 'mostEntries' },
  ],
}
