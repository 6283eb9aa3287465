import type { RaRecord, useTranslate } from 'react-admin'
import { allFields, labelKey } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { placeOf, scopeOf } from './fieldContext.ts'
import type { Format } from './format.ts'
import { presentationOf } from './present.ts'
import { recordLabel } from './recordLabel.ts'
import { valueText } from './valueText.ts'

type Translate = ReturnType<typeof useTranslate>

const said = (resource: AnyResource, record: RaRecord, name: string, format: Format, translate: Translate): string => {
  const english: unknown = format.locale === 'zh' ? undefined : record[`${name}En`]
  const value: unknown = english ?? record[name] ?? record[labelKey(name)]
  if (value === null || value === undefined) return ''
  const field = allFields(resource)[name]
  return field && typeof english !== 'string' ? valueText(value, placeOf(scopeOf(resource), name, field), translate, format, record[labelKey(name)]) : String(value)
}

/** What the page of a record is headed with: the values that its look names, else what names it everywhere. */
export const recordTitle = (resource: AnyResource, record: RaRecord, format: Format, translate: Translate): string =>
  (presentationOf(resource.name).title ?? []).map(name => said(resource, record, name, format, translate)).filter(Boolean).join(' · ')
  || recordLabel(resource, record, format.locale)
