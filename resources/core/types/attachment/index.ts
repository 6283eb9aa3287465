import { isUploadKey } from '../image/index.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'

export interface AttachmentOptions extends FieldOptions {
  /** Most megabytes; 100 where nothing is said. */
  readonly max?: number
  /** What the file may be by its contents, by the usual endings of their names: `['pdf', 'zip']`. */
  readonly types: readonly string[]
}

/**
 * The key of a file that was uploaded by parts, however large; a reply carries the address where it is downloaded as
 * `{field}Url`.
 */
export const attachment = <const O extends AttachmentOptions>(
  options: Only<O, AttachmentOptions>,
): FieldOf<'attachment', string, O> => ({
  type: 'attachment',
  ...options,
})

const shape = { beside: 'url' } as const

export const attachmentType: FieldType<FieldOf<'attachment', string, AttachmentOptions>> & typeof shape = {
  ...shape,
  column: () => 'text',
  compares: 'text',
  refersTo: 'upload',
  missing: 'upload',
  take: only('string', 'upload'),
  rule: (_field, yup) =>
    yup.string().test({
      name: 'upload',
      message: message('upload'),
      test: value => value == null || value === '' || isUploadKey(value),
    }),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: () => '',
  sheet: () => null,
  json: () => ({ type: 'string', pattern: '^[0-9a-f]{32}$' }),
  sample: (_field, seed) => seed.toString(16).padStart(32, '0'),
  broken: () => [
    { value: '../../etc/passwd', key: 'upload' },
    { value: 7, key: 'upload' },
  ],
}
