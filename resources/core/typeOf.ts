import type { Field, Fields } from './field.ts'
import type { FieldType } from './fieldType.ts'
import { fieldTypes } from './types/index.ts'

type Typed = Pick<Field, 'type'> | undefined

/** All that is true of a field by its type. */
export const typeOf = (field: Pick<Field, 'type'>): FieldType => fieldTypes[field.type]!

/**
 * Key of the text that says what it means that the field has no value; undefined where it has one, where none is told,
 * or where it means nothing.
 */
export const noneIn = (field: Field, value: unknown): string | undefined =>
  value === null || (Array.isArray(value) && value.length === 0) ? typeOf(field).none?.(field) : undefined

const known = (field: Typed): FieldType | undefined => (field ? fieldTypes[field.type] : undefined)

/** Whether the value is the id of a record of the resource `to`. */
export const isReference = (field: Typed): field is Field & { readonly to: string } =>
  known(field)?.refersTo === 'record'

/** Whether the value are ids of records of the resource `to`. */
export const isReferences = (field: Typed): field is Field & { readonly to: string } =>
  known(field)?.refersTo === 'records'

/** Whether the value is one of the dictionary's `group`. */
export const isEntry = (field: Typed): field is Field & { readonly group: string } => known(field)?.refersTo === 'entry'

/** Whether the value is the key of an uploaded picture. */
export const isUpload = (field: Typed): field is Field => known(field)?.refersTo === 'upload'

/** Whether the value are keys of uploaded files. */
export const isUploads = (field: Typed): field is Field => known(field)?.refersTo === 'uploads'

/** Whether the value are rows of the field's own `fields`. */
export const hasRows = (field: Typed): field is Field & { readonly fields: Fields } => known(field)?.hasRows === true

/** Whether the one thing that the value refers to goes by a name, which only the server can look up. */
export const isLookedUp = (field: Typed): boolean => isReference(field) || isEntry(field)

export const isSecret = (field: Typed): boolean => known(field)?.isSecret === true

/** Whether the value is yes or no. */
export const isFlag = (field: Typed): boolean => known(field)?.compares === 'boolean'

/** Whether the value is one line of text. */
export const isLine = (field: Typed): boolean => known(field)?.text === 'line'

/** Whether the value is the name of one of the field's own `options`. */
export const isChoice = (field: Typed): field is Field & { readonly options: readonly string[] } =>
  known(field)?.options === 'one' && known(field)?.compares === 'text'

/** Whether the value is formatted text. */
export const isHtml = (field: Typed): boolean => known(field)?.text === 'html'

/** Whether the value is a calendar day. */
export const isDay = (field: Typed): boolean => known(field)?.time === 'day'

/** Whether the value is an amount of money, in fen. */
export const isAmount = (field: Typed): boolean => known(field)?.isAmount === true

export const isMoment = (field: Typed): boolean => known(field)?.time === 'moment'

/** Whether it counts the rows that point to the record. */
export const isCount = (field: Typed): field is Field & { readonly of: string; readonly by: string } =>
  known(field)?.derived === 'rows'

/** Whether it says that other records hold the record's upload. */
export const isHeld = (field: Typed): field is Field & { readonly upload: string } => known(field)?.derived === 'uses'

/** Whether it is told by how long ago the day in the field `since` is. */
export const isAge = (field: Typed): field is Field & { readonly since: string } => known(field)?.derived === 'day'

/** The value of a new record where neither input nor anything else says one; undefined where there is none. */
export const startOf = (field: Field): unknown => field.default ?? typeOf(field).startsAs
