import type { FieldOf, FieldOptions } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { readInteger, takeNumber } from '../number.ts'

/** How many live records of another resource point here with the ref field `by`. Nothing is stored. */
export const count = <const R extends string>(
  of: R,
  by: string,
): FieldOf<'count', number, FieldOptions & { readonly of: R; readonly by: string; readonly readOnly: true }> => ({
  type: 'count',
  of,
  by,
  readOnly: true,
})

const shape = { derived: 'rows', isAlways: true } as const

export const countType: FieldType<
  FieldOf<'count', number, FieldOptions & { readonly of: string; readonly by: string; readonly readOnly: true }>
> &
  typeof shape = {
  ...shape,
  column: () => null,
  compares: 'numeric',
  isOrdered: true,
  take: takeNumber,
  rule: (_field, yup) => yup.number(),
  filter: 'none',
  read: value => readInteger(value),
  sortable: false,
  format: (value, { format }) => format.number(Number(value)),
  sheet: value => ({ type: 'number', value: Number(value), digits: 0 }),
  json: () => ({ type: 'integer' }),
  sample: () => undefined,
  broken: () => [],
}
