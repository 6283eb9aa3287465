import type { Field } from '../../../resources/core/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { TypeName, TypeWith } from '../../../resources/core/types/index.ts'
import { acuity } from './acuity.tsx'
import { attachment, attachments } from './attachment.tsx'
import { choice } from './choice.tsx'
import { count } from './count.tsx'
import { datetime } from './datetime.tsx'
import { file } from './file.tsx'
import { flag } from './flag.tsx'
import { formatted } from './formatted.tsx'
import { image } from './image.tsx'
import { items } from './items.tsx'
import { json } from './json.tsx'
import { longText } from './longText.tsx'
import { ref } from './ref.tsx'
import { refs } from './refs.tsx'
import { richText } from './richText.tsx'
import { secret } from './secret.tsx'
import type { FieldOfType, TypeView } from './view.ts'

/**
 * How types are shown that do not leave it to their words; one that has no line here, and says no `cell`, is a compile
 * error. Put together when it is first asked for: child rows show their fields by this very table, so that it may be
 * loaded before they are.
 */
const typeViews = (): {
  readonly [K in Exclude<TypeName, TypeWith<{ cell: 'text' | 'number' }>>]: TypeView<FieldOfType<K>>
} => ({
  longText,
  richText,
  acuity,
  datetime,
  flag,
  choice,
  ref,
  refs,
  count,
  items,
  image,
  attachment,
  attachments,
  file,
  json,
  secret,
})

let made: Readonly<Record<string, TypeView>> | undefined

/** How a field is shown, by its type. */
export const viewOf = (field: Field): TypeView => {
  const { cell } = typeOf(field)
  return cell ? formatted[cell] : (made ??= typeViews() as unknown as Readonly<Record<string, TypeView>>)[field.type]!
}
