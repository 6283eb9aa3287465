import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { only } from '../../misshapen.ts'
import { codePoints, lengthIs, onlyText, readText } from '../text/length.ts'

export interface LongTextOptions extends FieldOptions {
  /** Most code points; 5000 where nothing is said. */
  readonly max?: number
  readonly default?: string
}

/** Text of several lines. */
export const longText = <const O extends LongTextOptions = {}>(
  options: Only<O, LongTextOptions> = {} as never,
): FieldOf<'longText', string, O> => ({ type: 'longText', ...options })

const limit = (field: LongTextOptions): number => field.max ?? 5000

export const longTextType: FieldType<FieldOf<'longText', string, LongTextOptions>> = {
  column: () => 'text',
  compares: 'text',
  text: 'lines',
  isRowValue: true,
  take: only('string', 'type'),
  rule: (field, yup) => lengthIs(onlyText(yup.string()), undefined, limit(field)),
  filter: 'contains',
  read: readText,
  sortable: false,
  format: value => String(value),
  parse: text => text.trim(),
  json: field => ({ type: 'string', maxLength: limit(field) }),
  sample: (field, seed) => codePoints(`第 ${seed} 条示例\n第二行`).slice(0, limit(field)).join(''),
  broken: field => [
    { value: '长'.repeat(limit(field) + 1), key: 'max' },
    { value: ['a'], key: 'type' },
  ],
}
