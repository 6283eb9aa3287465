import type { StringSchema } from 'yup'
import { message } from '../../message.ts'

/** The code points of a text: an emoji or a rare character counts once. */
export const codePoints = (value: string): string[] => [...value]

/** Bounds the length in code points. */
export const lengthIs = (schema: StringSchema, min: number | undefined, max: number): StringSchema => {
  const short =
    min === undefined
      ? schema
      : schema.test({
          name: 'min',
          message: message('min', { min }),
          test: value => !value || codePoints(value).length >= min,
        })
  return short.test({
    name: 'max',
    message: message('max', { max }),
    test: value => !value || codePoints(value).length <= max,
  })
}

// PostgreSQL cannot store NUL, and other control characters or lone surrogates only come from broken clients.
const unwanted =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Whether a text can be stored: neither control characters nor halves of characters. */
export const isCleanText = (value: string): boolean => !unwanted.test(value)

/** The text that a query string holds; undefined where no stored text can hold it. */
export const readText = (value: string): string | undefined => (isCleanText(value) ? value : undefined)

/** Accepts a text without control characters. */
export const onlyText = (schema: StringSchema): StringSchema =>
  schema.test({ name: 'characters', message: message('characters'), test: value => !value || isCleanText(value) })
