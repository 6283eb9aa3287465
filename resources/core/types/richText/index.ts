import { withKeys } from './pictures.ts'
import { plainText } from './plainText.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { misshapen } from '../../misshapen.ts'
import { lengthIs, onlyText, readText } from '../text/length.ts'

export interface RichTextOptions extends FieldOptions {
  /** Most code points of the HTML; 50 000 where nothing is said. */
  readonly max?: number
}

/**
 * Formatted text as HTML, with tables, pictures, and videos at addresses of https; the server keeps only harmless
 * elements, whoever sends it.
 */
export const richText = <const O extends RichTextOptions = {}>(
  options: Only<O, RichTextOptions> = {} as never,
): FieldOf<'richText', string, O> => ({ type: 'richText', ...options })

const limit = (field: RichTextOptions): number => field.max ?? 50_000

export const richTextType: FieldType<FieldOf<'richText', string, RichTextOptions>> = {
  column: () => 'text',
  text: 'html',
  missing: 'image',
  take: value => (typeof value === 'string' ? withKeys(value) : misshapen('type')),
  rule: (field, yup) => lengthIs(onlyText(yup.string()), undefined, limit(field)),
  filter: 'contains',
  read: readText,
  sortable: false,
  format: value => plainText(String(value)),
  json: field => ({ type: 'string', maxLength: limit(field) }),
  sample: (_field, seed) => `<p>第 ${seed} 段<strong>示例</strong></p>`,
  broken: field => [
    { value: '长'.repeat(limit(field) + 1), key: 'max' },
    { value: 7, key: 'type' },
  ],
}
