import type { Fields } from '../../resources/schema/field.ts'
import type { Rule } from '../../resources/schema/rules.ts'
import { validate } from '../../resources/schema/validate.ts'
import type { FieldErrors } from '../../resources/schema/validate.ts'
import { toYup } from '../../resources/schema/yup.ts'

export type Values = Readonly<Record<string, string | boolean>>

/** What the server would refuse of an input, by field: the rules are those of the descriptors. */
export const check = (fields: Fields, rules: readonly Rule[], values: Values): FieldErrors => {
  const checked = validate(toYup(fields, rules), values, { today: new Date().toISOString().slice(0, 10) })
  return checked.ok ? {} : checked.errors
}
