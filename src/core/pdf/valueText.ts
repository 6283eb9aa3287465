import { labelKey } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { noneIn, typeOf } from '../../../resources/core/typeOf.ts'
import type { Values, Words } from './Words.ts'

/** What a field of a record says in words; '' where it says nothing. */
export const valueText = (resource: AnyResource, name: string, record: Values, words: Words): string => {
  const value = record[name]
  const field = resource.fields[name]
  if (field === undefined) return ''
  const none = noneIn(field, value)
  if (none !== undefined) return words.t(none)
  if (value === null || value === undefined || value === '') return ''
  return typeOf(field).format(value, words, {
    field,
    label: record[labelKey(name)],
    option: one => words.t(`resources.${resource.name}.choices.${name}.${one}`),
  })
}
