import type { RaRecord } from 'react-admin'
import { allFields, labelKey } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Format } from './format.ts'
import { presentationOf } from './present.ts'
import { recordLabel } from './recordLabel.ts'

const said = (resource: AnyResource, record: RaRecord, name: string, format: Format): string => {
  const english: unknown = format.locale === 'zh' ? undefined : record[`${name}En`]
  const value: unknown = english ?? record[labelKey(name)] ?? record[name]
  if (value === null || value === undefined) return ''
  const kind = allFields(resource)[name]?.kind
  return kind === 'date' ? format.date(String(value)) : kind === 'datetime' ? format.moment(String(value)) : String(value)
}

/** What the page of a record is headed with: the values that its look names, else what names it everywhere. */
export const recordTitle = (resource: AnyResource, record: RaRecord, format: Format): string =>
  (presentationOf(resource.name).title ?? []).map(name => said(resource, record, name, format)).filter(Boolean).join(' · ')
  || recordLabel(resource, record, format.locale)
