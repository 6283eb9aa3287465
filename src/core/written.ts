import type { useTranslate } from 'react-admin'
import { dayOf } from '../../domain/calendar.ts'
import type { Scalar } from '../../resources/core/condition.ts'
import { isDay } from '../../resources/core/typeOf.ts'
import { businessToday } from '../shell/installation/businessZone.ts'
import type { Format } from './format.ts'
import type { FieldContext } from './fieldContext.ts'
import { valueText } from './valueText.ts'

type Translate = ReturnType<typeof useTranslate>

/** A single value as a sentence has it, in the page's language; bounds told from today become dates. */
export const written = (
  value: Scalar | undefined,
  place: FieldContext | undefined,
  translate: Translate,
  format: Format,
): string => {
  if (value === null || value === undefined) return translate('app.generator.reason.nothing')
  if (value === 'today') return translate('app.generator.reason.today')
  if (place)
    return valueText(isDay(place.field) ? dayOf(String(value), businessToday()) : value, place, translate, format)
  return typeof value === 'number' ? format.number(value) : String(value)
}
