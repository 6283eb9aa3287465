import type { Field } from './field.ts'
import { remembered } from './remembered.ts'
import type { AnyResource } from './resource.ts'
import { isLine } from './typeOf.ts'
import { patternOf } from './types/text/patterns.ts'

/** A text that lists sort in the order of the language, and whether it is the name of a person. */
export interface OrderedText {
  readonly name: string
  readonly isName: boolean
}

const isWords = (field: Field): boolean =>
  isLine(field) &&
  !field.mask &&
  !field.readOnly &&
  patternOf(field) === undefined &&
  (field as { readonly whole?: true }).whole !== true

/**
 * The texts in words of a table, what names its records first: by a key that is kept beside each they are sorted as the
 * language does, by pinyin. Numbers and codes are in the order of their characters.
 */
export const orderedTexts = remembered((resource: AnyResource): readonly OrderedText[] => {
  if (resource.list === undefined || resource.rows !== undefined) return []
  const words = Object.keys(resource.fields).filter(name => isWords(resource.fields[name]!))
  const isFirst = (name: string): boolean => name === resource.label
  return [...words.filter(isFirst), ...words.filter(name => !isFirst(name))].map(name => ({
    name,
    isName: resource.fields[name]!.personal === true,
  }))
})
