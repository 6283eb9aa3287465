import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'
import { isCleanText, readText } from '../text/length.ts'

export interface DictionaryOptions extends FieldOptions {
  readonly default?: string
}

/** A value of the named dictionary group, which operators maintain on the dictionary page. */
export const dictionary = <const G extends string, const O extends DictionaryOptions = {}>(
  group: G,
  options: Only<O, DictionaryOptions> = {} as never,
): FieldOf<'dictionary', string, O & { readonly group: G }> => ({ type: 'dictionary', group, ...options })

const shape = { beside: 'label', cell: 'text' } as const

export const dictionaryType: FieldType<FieldOf<'dictionary', string, DictionaryOptions & { readonly group: string }>> &
  typeof shape = {
  ...shape,
  column: () => 'text',
  refersTo: 'entry',
  missing: 'choice',
  compares: 'text',
  isIndexable: true,
  isTallied: true,
  isRowValue: true,
  isForAll: true,
  isDetail: true,
  take: only('string', 'choice'),
  // Whether the value is in the group only the server knows; it answers with the same key.
  rule: (_field, yup) =>
    yup.string().test({
      name: 'choice',
      message: message('choice'),
      test: value => !value || (value.length <= 50 && isCleanText(value)),
    }),
  filter: 'equals',
  read: readText,
  sortable: true,
  format: (value, _words, { label }) => String(label ?? value),
  json: () => ({ type: 'string' }),
  sample: () => undefined,
  broken: () => [
    { value: 'no such value', key: 'choice' },
    { value: 3, key: 'choice' },
  ],
}
