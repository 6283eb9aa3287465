import { isUploadKey } from '../image/index.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { listRule, takeList } from '../lists.ts'

export interface AttachmentsOptions extends FieldOptions {
  /** Most megabytes of each; 100 where nothing is said. */
  readonly max?: number
  /** What each may be by its contents, by the usual endings of their names: `['pdf', 'zip']`. */
  readonly types: readonly string[]
  /** Most files; 10 where nothing is said. */
  readonly most?: number
}

/** Files where nothing is said; so many are counted before any of them is looked at. */
export const mostFiles = 10

/**
 * The keys of files that were uploaded by parts, in their order, each at most once; a reply carries their names and the
 * addresses where they are downloaded as `{field}Files`.
 */
export const attachments = <const O extends AttachmentsOptions>(
  options: Only<O, AttachmentsOptions>,
): FieldOf<'attachments', string[], O> => ({
  type: 'attachments',
  ...options,
})

const shape = { beside: 'files' } as const

export const attachmentsType: FieldType<FieldOf<'attachments', string[], AttachmentsOptions>> & typeof shape = {
  ...shape,
  column: () => 'text[]',
  refersTo: 'uploads',
  missing: 'upload',
  take: (value, { most = mostFiles }) => takeList(value, 'upload', 'string', most),
  rule: (field, yup) => listRule(yup, 'upload', isUploadKey).min(field.required ? 1 : 0, message('required')),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: () => '',
  sheet: () => null,
  json: () => ({ type: 'array', items: { type: 'string', pattern: '^[0-9a-f]{32}$' } }),
  sample: () => undefined,
  broken: () => [
    { value: ['../../etc/passwd'], key: 'upload' },
    { value: 'abc', key: 'upload' },
  ],
}
