import type { Field } from '../../resources/core/index.ts'
import type { TypeName } from '../../resources/core/types/index.ts'
import { typeOptions } from '../../generator/typeOptions.ts'
import { usualOf } from '../../generator/usual.ts'
import { isReference, typeOf } from '../../resources/core/typeOf.ts'
import type { Asked, AskedField } from './parse.ts'

/** A field as it was asked for, with what such fields usually say besides. */
export const fieldOf = (field: AskedField, { fields }: Pick<Asked, 'fields'>): Field => {
  const { name, type, argument, required } = field
  const [before] = typeOptions[type as TypeName].before
  const told =
    argument === undefined || before === undefined
      ? {}
      : { [before]: typeOf(field).options ? argument.split(',') : argument }
  const keepsPlace = fields.some(one => isReference(one) && one.argument === 'hospital')
  return { type, ...told, ...(required ? { required: true } : {}), ...usualOf(name, type, argument, keepsPlace) }
}
