import type { FieldOf, FieldOptions } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { only } from '../../misshapen.ts'

type HeldOptions<K extends string = string> = FieldOptions & { readonly upload: K; readonly readOnly: true }

/**
 * Whether records of other resources hold the upload in the field `upload`, by themselves or within a formatted text.
 * Nothing is stored.
 */
export const held = <const K extends string>(upload: K): FieldOf<'held', boolean, HeldOptions<K>> => ({
  type: 'held',
  upload,
  readOnly: true,
})

const shape = { derived: 'uses', isAlways: true, cell: 'text' } as const

export const heldType: FieldType<FieldOf<'held', boolean, HeldOptions>> & typeof shape = {
  ...shape,
  column: () => null,
  compares: 'boolean',
  take: only('boolean', 'flag'),
  rule: (_field, yup) => yup.boolean(),
  filter: 'equals',
  read: value => (value === 'true' ? true : value === 'false' ? false : undefined),
  unreadable: 'flag',
  sortable: false,
  format: (value, { t }) => t(value === true ? 'app.show.yes' : 'app.show.no'),
  json: () => ({ type: 'boolean' }),
  sample: () => undefined,
  broken: () => [],
}
