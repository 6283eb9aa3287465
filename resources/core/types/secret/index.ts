import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { only } from '../../misshapen.ts'
import { lengthIs, onlyText } from '../text/length.ts'

export interface SecretOptions extends FieldOptions {
  readonly min?: number
  /** The most characters; 128 where nothing is said. */
  readonly max?: number
}

const usualMax = 128

/**
 * A password or key: taken as input, never answered, never logged. At most 128 characters, or as many as `max` says.
 */
export const secret = <const O extends SecretOptions = {}>(
  options: Only<O, SecretOptions> = {} as never,
): FieldOf<'secret', string, O> => ({
  type: 'secret',
  ...options,
})

const shape = { isSecret: true } as const

export const secretType: FieldType<FieldOf<'secret', string, SecretOptions>> & typeof shape = {
  ...shape,
  column: () => 'text',
  take: only('string', 'type'),
  rule: (field, yup) => lengthIs(onlyText(yup.string()), field.min, field.max ?? usualMax),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: () => '',
  sheet: () => null,
  json: () => ({ type: 'string', writeOnly: true }),
  sample: (_field, seed) => `secret-${seed}-value`,
  broken: field => [
    { value: 'x'.repeat((field.max ?? usualMax) + 1), key: 'max' },
    { value: 5, key: 'type' },
    ...(field.min ? [{ value: 'x'.repeat(field.min - 1), key: 'min' }] : []),
  ],
}
