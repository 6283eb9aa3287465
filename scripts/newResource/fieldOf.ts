import type { Field, Fields } from '../../resources/core/index.ts'
import type { TypeName } from '../../resources/core/types/index.ts'
import { typeOptions } from '../../generator/typeOptions.ts'
import { isTransferred, usualOf } from '../../generator/usual.ts'
import { isReference, typeOf } from '../../resources/core/typeOf.ts'
import type { AskedField } from './parse.ts'

/** Whether it says to which organisation the record belongs. */
export const isPlace = (field: AskedField): boolean => isReference(field) && field.argument === 'hospital'

/** Whether the record always belongs to that one, and goes with it to another organisation. */
export const isOwner = (field: AskedField): boolean =>
  isReference(field) && field.required && isTransferred(field.argument)

/** A field as it was asked for, with what such fields usually say besides. */
const fieldOf = (field: AskedField, fields: readonly AskedField[]): Field => {
  const { name, type, argument, required } = field
  const [before] = typeOptions[type as TypeName].before
  const told =
    argument === undefined || before === undefined
      ? {}
      : { [before]: typeOf(field).options ? argument.split(',') : argument }
  // What names another organisation besides keeps both of its own.
  const owner = fields.filter(isPlace).length > 1 ? undefined : fields.find(isOwner)
  return {
    type,
    ...told,
    ...(required ? { required: true } : {}),
    ...(isPlace(field) && owner ? { follows: owner.name } : {}),
    ...usualOf(name, type, argument, fields.some(isPlace) && field !== owner),
  }
}

/** All fields of a resource that is asked for, by name. */
export const fieldsOf = (fields: readonly AskedField[]): Fields =>
  Object.fromEntries(fields.map(field => [field.name, fieldOf(field, fields)]))
