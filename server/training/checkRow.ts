import type { Field, Fields } from '../../resources/core/index.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import { validate } from '../../resources/core/validate.ts'
import { toYup } from '../../resources/core/yup.ts'

/** What is wrong with a row, by its first field. */
export interface WrongField {
  readonly field: string
  readonly message: Message
}

type Checked =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | ({ readonly ok: false } & WrongField)

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (field: Field, value: unknown): boolean =>
  value === undefined || value === null ? field.required !== true : typeOf(field).isPlain?.(value, field) === true

/**
 * A check of rows of which hundreds come at once, by the rules of their fields. Those are asked only where a row is not
 * surely right at the first look, which takes a fiftieth of the time.
 */
export const createRowCheck = (fields: Fields): ((row: unknown) => Checked) => {
  const names = Object.keys(fields)
  const schema = toYup(fields)
  return row => {
    if (!isRow(row)) return { ok: false, field: '', message: message('type') }
    const unknown = Object.keys(row).find(name => !Object.hasOwn(fields, name))
    if (unknown !== undefined) return { ok: false, field: unknown, message: message('unknown') }
    if (names.every(name => isPlain(fields[name]!, row[name]))) return { ok: true, value: row }
    const checked = validate(schema, row, { today: '' })
    if (checked.ok) return { ok: true, value: checked.value }
    const [field, wrong] = Object.entries(checked.errors)[0]!
    return { ok: false, field, message: wrong }
  }
}
