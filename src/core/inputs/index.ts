import type { Field } from '../../../resources/core/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { TypeName, TypeWith } from '../../../resources/core/types/index.ts'
import type { FieldOfType, TypeEntry } from '../types/view.ts'
import { acuity } from './acuity.tsx'
import { attachment } from './attachment.tsx'
import { attachments } from './attachments.tsx'
import { choice } from './choice.tsx'
import { choices } from './choices.tsx'
import { coded } from './coded.tsx'
import { date } from './date.tsx'
import { datetime } from './datetime.tsx'
import { decimal } from './decimal.tsx'
import { dictionary } from './dictionary.tsx'
import { file } from './file.tsx'
import { flag } from './flag.tsx'
import { held } from './held.tsx'
import { image } from './image.tsx'
import { integer } from './integer.tsx'
import { items } from './items.tsx'
import { json } from './json.tsx'
import { longText } from './longText.tsx'
import { money } from './money.tsx'
import { ref } from './ref.tsx'
import { refs } from './refs.tsx'
import { richText } from './richText.tsx'
import { secret } from './secret.tsx'
import { term } from './term.tsx'
import { text } from './text.tsx'

/** How numbers are typed, whichever type they are of. */
const numbers = { number: decimal, whole: integer }

/**
 * How types are entered that are not typed as plain numbers; one that has no line here, and says no `input`, is a
 * compile error.
 */
const typeEntries: {
  readonly [K in Exclude<TypeName, TypeWith<{ input: 'number' | 'whole' }>>]: TypeEntry<FieldOfType<K>>
} = {
  text,
  longText,
  richText,
  money,
  acuity,
  date,
  datetime,
  flag,
  choice,
  choices,
  coded,
  dictionary,
  ref,
  refs,
  items,
  image,
  attachment,
  attachments,
  file,
  json,
  secret,
  term,
  count: { Input: null, Filter: null },
  held,
  age: { Input: null, Filter: null },
}

/** How a field is entered, by its type. Forms and filters load this; lists and show pages do without it. */
export const entryOf = (field: Field): TypeEntry => {
  const { input } = typeOf(field)
  return input
    ? (numbers[input] as unknown as TypeEntry)
    : (typeEntries as unknown as Record<string, TypeEntry>)[field.type]!
}
