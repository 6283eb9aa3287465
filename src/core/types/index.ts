import type { Field } from '../../../resources/core/index.ts'
import type { KindName } from '../../../resources/core/types/index.ts'
import { acuity } from './acuity.tsx'
import { age } from './age.tsx'
import { choice } from './choice.tsx'
import { choices } from './choices.tsx'
import { coded } from './coded.tsx'
import { count } from './count.tsx'
import { date } from './date.tsx'
import { datetime } from './datetime.tsx'
import { decimal } from './decimal.tsx'
import { dictionary } from './dictionary.tsx'
import { file } from './file.tsx'
import { flag } from './flag.tsx'
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
import { text } from './text.tsx'
import type { FieldOfKind, KindView } from './view.ts'

/**
 * How every kind is shown; a kind that has no line here is a compile error. Put together when it is first asked for: child rows show their fields by
 * this very table, so that it may be loaded before they are.
 */
const kindViews = (): { readonly [K in KindName]: KindView<FieldOfKind<K>> } => ({
  text, longText, richText, integer, decimal, money, acuity, date, datetime, flag, choice, choices, coded, dictionary, ref, refs, count, age, items, image, file, json, secret,
})

let made: Readonly<Record<string, KindView>> | undefined

/** How a field is shown, by its kind. */
export const viewOf = (field: Field): KindView => (made ??= kindViews() as unknown as Readonly<Record<string, KindView>>)[field.kind]!
