import type { Schema } from 'yup'

/**
 * Keeps the value as it was sent, so that a text that looks like a number stays a text and is refused. yup's own `strict` would do that
 * too, but then a default is not put in where nothing is sent.
 */
export const asGiven = <S extends Schema>(schema: S): S => schema.transform((_cast: unknown, original: unknown) => original) as S
