import { ageText } from './ageText.ts'
import type { FieldOf, FieldOptions } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { takeNumber } from '../number.ts'

type AgeOptions<K extends string = string> = FieldOptions & { readonly since: K; readonly readOnly: true }

/**
 * How old somebody is on the day that is asked, in full months, from the date field `since`. Nothing is stored: it is
 * worked out for each reply.
 */
export const age = <const K extends string>(since: K): FieldOf<'age', number, AgeOptions<K>> => ({
  type: 'age',
  since,
  readOnly: true,
})

const shape = { derived: 'day', cell: 'text' } as const

export const ageType: FieldType<FieldOf<'age', number, AgeOptions>> & typeof shape = {
  ...shape,
  column: () => null,
  take: takeNumber,
  rule: (_field, yup) => yup.number(),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: (value, { t }) => ageText(t, Number(value)),
  json: () => ({ type: 'integer', description: 'Full months' }),
  sample: () => undefined,
  broken: () => [],
}
