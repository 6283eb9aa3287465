import { labelKey } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { acuityText } from '../types/acuityText.ts'
import type { FieldOfKind } from '../types/view.ts'
import type { Values, Words } from './Words.ts'

interface Said {
  readonly resource: AnyResource
  readonly name: string
  readonly record: Values
  readonly words: Words
}

const ofLabel = ({ name, record }: Said): string => String(record[labelKey(name)] ?? record[name])

/** Kinds whose values say what they are otherwise than by themselves. */
const spelled: { readonly [kind: string]: (value: unknown, said: Said) => string } = {
  ref: (_value, said) => ofLabel(said),
  dictionary: (_value, said) => ofLabel(said),
  acuity: (value, { words }) => acuityText(String(value), words.t),
  choice: (value, { resource, name, words }) => words.t(`resources.${resource.name}.choices.${name}.${String(value)}`),
  date: (value, { words }) => words.format.date(String(value)),
  datetime: (value, { words }) => words.format.moment(String(value)),
  decimal: (value, { resource, name, words }) => {
    const { digits = 2, signed } = resource.fields[name] as FieldOfKind<'decimal'>
    return words.format.number(Number(value), digits, signed)
  },
  money: (value, { words }) => words.format.money(Number(value)),
  flag: (value, { words }) => words.t(value === true ? 'app.show.yes' : 'app.show.no'),
}

/** What a field of a record says in words; '' where it says nothing. */
export const valueText = (resource: AnyResource, name: string, record: Values, words: Words): string => {
  const value = record[name]
  const kind = resource.fields[name]?.kind
  if (kind === undefined || value === null || value === undefined || value === '') return ''
  return spelled[kind]?.(value, { resource, name, record, words }) ?? String(value)
}
