import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { misshapen } from '../../misshapen.ts'

export interface FileOptions extends FieldOptions {
  /** Most megabytes; 5 where nothing is said. */
  readonly max?: number
  /** Media types that are taken or given, as a chooser offers them; what a file really is its contents decide. */
  readonly types?: readonly string[]
}

/** The contents of a file, which an action asks for or gives; a record holds the key of what was stored instead. */
export const file = <const O extends FileOptions = {}>(
  options: Only<O, FileOptions> = {} as never,
): FieldOf<'file', Blob, O> => ({
  type: 'file',
  ...options,
})

export const megabyte = 1_048_576

/** Most bytes of a file. */
export const largestFile = ({ max = 5 }: FileOptions): number => max * megabyte

const isFile = (value: unknown): value is Blob => value instanceof Blob

export const fileType: FieldType<FieldOf<'file', Blob, FileOptions>> = {
  column: () => null,
  isPassing: true,
  take: value => (isFile(value) ? value : misshapen('file')),
  rule: (field, yup) =>
    yup.mixed(isFile).test({
      name: 'fileSize',
      message: message('fileSize', { max: field.max ?? 5 }),
      test: value => !value || value.size <= largestFile(field),
    }),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: () => '',
  sheet: () => null,
  json: () => ({ type: 'string', contentMediaType: 'application/octet-stream' }),
  sample: () => undefined,
  broken: field => [
    { value: 'abc', key: 'file' },
    { value: new Blob([new Uint8Array(largestFile(field) + 1)]), key: 'fileSize' },
  ],
}
