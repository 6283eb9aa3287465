import { withoutUnseen } from '../../../../domain/unseenCharacters.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { misshapen } from '../../misshapen.ts'
import { codePoints, lengthIs, onlyText, readText } from './length.ts'
import { patterns } from './patterns.ts'
import type { Pattern } from './patterns.ts'

export interface TextOptions extends FieldOptions {
  /** Fewest and most code points; at most 50 where nothing is said. */
  readonly min?: number
  readonly max?: number
  /**
   * A named format (`mobile`, `phone`, `idNumber`, `email`, `account`, `code` …):
   * resources/core/types/text/patterns.ts.
   */
  readonly match?: Pattern
  readonly default?: string
  /** Nobody looks for a part of it: it is filtered by as a whole, so that an index finds it. */
  readonly whole?: true
  /** An address (`match: 'url'`, `'https'` or `'host'`) that the server calls: none of its own machine or network. */
  readonly outgoing?: true
}

/** One line of text. */
export const text = <const O extends TextOptions = {}>(
  options: Only<O, TextOptions> = {} as never,
): FieldOf<'text', string, O> => ({
  type: 'text',
  ...options,
})

const limit = (field: TextOptions): number => field.max ?? 50

/** A line as it is kept. */
const lineOf = (value: string): string => withoutUnseen(value).trim()

const shape = { cell: 'text' } as const

export const textType: FieldType<FieldOf<'text', string, TextOptions>> & typeof shape = {
  ...shape,
  column: () => 'text',
  compares: 'text',
  isIndexable: true,
  text: 'line',
  isRowValue: true,
  isDetail: true,
  take: value => (typeof value === 'string' ? lineOf(value) : misshapen('type')),
  rule(field, yup) {
    const sized = lengthIs(onlyText(yup.string()), field.min, limit(field))
    return field.match === undefined
      ? sized
      : sized.test({
          name: 'match',
          message: message(field.match),
          test: value => value === undefined || value === null || value === '' || patterns[field.match!].test(value),
        })
  },
  isPlain: (value, field) =>
    typeof value === 'string' &&
    /^[!-~]+$/.test(value) &&
    value.length >= (field.min ?? 0) &&
    value.length <= limit(field) &&
    (field.match === undefined || patterns[field.match].test(value)),
  filter: 'contains',
  read: value => readText(withoutUnseen(value)),
  sortable: true,
  format: value => String(value),
  // A number or a code in half-width signs; a name as it is written.
  parse: (text, { field }) => lineOf(field.match === undefined ? text : text.normalize('NFKC')),
  json: field => ({
    type: 'string',
    maxLength: limit(field),
    ...(field.min === undefined ? {} : { minLength: field.min }),
  }),
  sample(field, seed) {
    if (field.match) return patterns[field.match].sample(seed)
    const value = `示例${seed}`.padEnd(field.min ?? 0, '样')
    return codePoints(value).slice(0, limit(field)).join('')
  },
  broken: field =>
    [
      { value: '长'.repeat(limit(field) + 1), key: 'max' },
      { value: 12, key: 'type' },
      { value: 'a\u0000b', key: 'characters' },
      ...(field.min ? [{ value: '短'.repeat(field.min - 1), key: 'min' }] : []),
      ...(field.match && limit(field) >= 1
        ? [{ value: '@', key: field.min && field.min > 1 ? 'min' : field.match }]
        : []),
    ].filter(broken => broken.value !== ''),
}
