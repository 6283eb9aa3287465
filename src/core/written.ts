import type { useTranslate } from 'react-admin'
import { dayOf } from '../../domain/calendar.ts'
import type { Scalar } from '../../resources/core/condition.ts'
import { optionOf } from '../../resources/core/types/coded/index.ts'
import { businessToday } from '../shell/installation/businessZone.ts'
import type { Format } from './format.ts'
import type { FieldOfKind } from './types/view.ts'
import { optionKey } from './fieldContext.ts'
import type { FieldContext } from './fieldContext.ts'

type Translate = ReturnType<typeof useTranslate>

/** A single value as a sentence has it, in the page's language; bounds told from today become dates. */
export const written = (value: Scalar | undefined, place: FieldContext | undefined, translate: Translate, format: Format): string => {
  if (value === null || value === undefined) return translate('app.generator.reason.nothing')
  if (value === 'today') return translate('app.generator.reason.today')
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false')
  if (place?.field.kind === 'choice') return translate(optionKey(place, String(value)))
  if (place?.field.kind === 'coded') return translate(optionKey(place, optionOf(place.field as FieldOfKind<'coded'>, value) ?? String(value)))
  if (place?.field.kind === 'date') return format.date(dayOf(String(value), businessToday()))
  if (place?.field.kind === 'money') return format.money(Number(value))
  return typeof value === 'number' ? format.number(value) : value
}
