import type { FieldOf, FieldOptions } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { only } from '../../misshapen.ts'
import { lengthIs, onlyText } from '../text/length.ts'

export interface SecretOptions extends FieldOptions {
  readonly min?: number
}

/** A password or key: taken as input, never answered, never logged. At most 128 characters. */
export const secret = <const O extends SecretOptions = {}>(options: O = {} as O): FieldOf<'secret', string, O> => ({ type: 'secret', ...options })

const shape = { isSecret: true } as const

export const secretType: FieldType<FieldOf<'secret', string, SecretOptions>> & typeof shape = {
  ...shape,
  column: () => 'text',
  take: only('string', 'type'),
  rule: (field, yup) => lengthIs(onlyText(yup.string()), field.min, 128),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: () => '',
  sheet: () => null,
  json: () => ({ type: 'string', writeOnly: true }),
  sample: (_field, seed) => `secret-${seed}-value`,
  broken: field => [{ value: 'x'.repeat(129), key: 'max' }, { value: 5, key: 'type' }, ...(field.min ? [{ value: 'x'.repeat(field.min - 1), key: 'min' }] : [])],
}
