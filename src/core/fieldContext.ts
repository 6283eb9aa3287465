import { labelKey } from '../../resources/core/fields.ts'
import type { AnyResource, Field, Fields } from '../../resources/core/index.ts'

/** A field together with where it stands and where its texts are kept in the catalogue. */
export interface FieldContext<F extends Field = Field> {
  readonly name: string
  readonly field: F
  /** Catalogue path of the texts around it: `resources.patient`, or `resources.patient.inputs.transfer`. */
  readonly scope: string
  /** Catalogue key of its label. */
  readonly label: string
  /** Key under which a record carries the label of a referenced record or dictionary value. */
  readonly labelledBy: string
}

/** A field in its place. */
export const placeOf = (scope: string, name: string, field: Field): FieldContext => ({
  name,
  field,
  scope,
  label: `${scope}.fields.${name}`,
  labelledBy: labelKey(name),
})

/** All fields of one scope. */
export const placesOf = (scope: string, fields: Fields): FieldContext[] =>
  Object.entries(fields).map(([name, field]) => placeOf(scope, name, field))

/** Catalogue path of a resource's texts. */
export const scopeOf = (resource: AnyResource): string => `resources.${resource.name}`

/** Catalogue path of the texts of what an action asks for. */
export const inputScope = (resource: AnyResource, action: string): string => `${scopeOf(resource)}.inputs.${action}`

/** Catalogue key of an option of a choice. */
export const optionKey = (place: FieldContext, option: string): string =>
  `${place.scope}.choices.${place.name}.${option}`

/** Catalogue key of the hint below an input. */
export const hintKey = (place: FieldContext): string => `${place.scope}.hints.${place.name}`
