import type { RaRecord, useTranslate } from 'react-admin'
import { resourceNamed } from '../../resources/index.ts'
import { allFields, labelKey } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { labelParts } from '../../resources/core/label.ts'
import { isReference } from '../../resources/core/typeOf.ts'
import { placeOf, scopeOf } from './fieldContext.ts'
import type { Format } from './format.ts'
import { presentationOf } from './present.ts'
import { recordLabel } from './recordLabel.ts'
import { resourceName } from './resourceName.ts'
import { valueText } from './valueText.ts'

type Translate = ReturnType<typeof useTranslate>
type Values = Readonly<Record<string, unknown>>

/**
 * How the page of a record is headed: by whom or what it is about, and below that, where this is a person, by the
 * record's own name.
 */
export interface RecordTitle {
  readonly title: string
  readonly below?: string
}

const said = (resource: AnyResource, record: Values, name: string, format: Format, translate: Translate): string => {
  const english: unknown = format.locale === 'zh' ? undefined : record[`${name}En`]
  const value: unknown = english ?? record[name] ?? record[labelKey(name)]
  if (value === null || value === undefined) return ''
  const field = allFields(resource)[name]
  return field && typeof english !== 'string'
    ? valueText(value, placeOf(scopeOf(resource), name, field), translate, format, record[labelKey(name)])
    : String(value)
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** A person's name with what tells two of that name apart. */
const person = (resource: AnyResource, name: string, told: Values, format: Format, translate: Translate): string =>
  [name, ...(resource.tells ?? []).map(one => said(resource, told, one, format, translate))].filter(Boolean).join(' · ')

/**
 * What the page of a record is headed with: the person whom it is about, else the values that its look names, else what
 * names it everywhere.
 */
export const recordTitle = (
  resource: AnyResource,
  record: RaRecord,
  format: Format,
  translate: Translate,
): RecordTitle => {
  const { about, tells } = resource
  const look = presentationOf(resource.name).title
  const own = (look ?? labelParts(resource))
    .filter(name => name !== about)
    .map(name => said(resource, record, name, format, translate))
    .filter(Boolean)
    .join(' · ')
  if (tells) return { title: person(resource, recordLabel(resource, record, format.locale), record, format, translate) }
  const field = about === undefined ? undefined : resource.fields[about]
  const target = field && isReference(field) ? resourceNamed(field.to) : undefined
  const name = about === undefined ? undefined : record[labelKey(about)]
  if (!target || typeof name !== 'string' || name === '')
    return { title: (look && own) || recordLabel(resource, record, format.locale) }
  const what = resourceName(translate, resource.name, 1)
  return {
    title: person(target, name, isValues(record['about']) ? record['about'] : {}, format, translate),
    below: own ? `${what} ${own}` : what,
  }
}
