import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'

/** Shapes of pictures: width by height. */
export const pictureAspects = { round: 1, square: 1, wide: 16 / 9, page: 210 / 297 } as const

export type PictureShape = keyof typeof pictureAspects

export interface ImageOptions extends FieldOptions {
  /**
   * How it is cut out and shown; a square with round corners where nothing is said. `wide` is 16 to 9, `page` an
   * upright sheet of paper.
   */
  readonly shape?: PictureShape
  /** It may be taken from the library of pictures, too. */
  readonly library?: true
}

/** The key of an uploaded picture; a reply carries the address where it can be looked at beside it as `{field}Url`. */
export const image = <const O extends ImageOptions = {}>(
  options: Only<O, ImageOptions> = {} as never,
): FieldOf<'image', string, O> => ({
  type: 'image',
  ...options,
})

const spelling = /^[0-9a-f]{32}$/

/** Whether this is how the key of an upload is spelled; whether there is one only the server knows. */
export const isUploadKey = (value: unknown): value is string => typeof value === 'string' && spelling.test(value)

const shape = { beside: 'url' } as const

export const imageType: FieldType<FieldOf<'image', string, ImageOptions>> & typeof shape = {
  ...shape,
  column: () => 'text',
  refersTo: 'upload',
  beside: 'url',
  missing: 'image',
  take: only('string', 'image'),
  rule: (_field, yup) =>
    yup.string().test({
      name: 'image',
      message: message('image'),
      test: value => value == null || value === '' || isUploadKey(value),
    }),
  filter: 'none',
  read: () => undefined,
  sortable: false,
  format: () => '',
  sheet: () => null,
  json: () => ({ type: 'string', pattern: spelling.source }),
  sample: (_field, seed) => seed.toString(16).padStart(32, '0'),
  broken: () => [
    { value: '../../etc/passwd', key: 'image' },
    { value: 7, key: 'image' },
  ],
}
