import type { useTranslate } from 'react-admin'
import { typeOf } from '../../resources/core/typeOf.ts'
import { optionKey } from './fieldContext.ts'
import type { FieldContext } from './fieldContext.ts'
import type { Format } from './format.ts'

/** What a value of a field says in the page's language; `label` is what stands beside it in the reply. */
export const valueText = (
  value: unknown,
  place: FieldContext,
  translate: ReturnType<typeof useTranslate>,
  format: Format,
  label?: unknown,
): string =>
  typeOf(place.field).format(
    value,
    { t: translate, format },
    { field: place.field, label, option: one => translate(optionKey(place, one), { _: one }) },
  )
