import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { labelParts } from '../../../resources/core/label.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { RaRecord } from 'react-admin'
import { recordLabel } from '../recordLabel.ts'

/** A record that may be chosen: its id and what it is called. */
export interface Option {
  readonly id: number
  readonly text: string
}

/** What else tells options apart: the further texts that the target's `options` gives (account, organisation …). */
const details = (resource: AnyResource): string[] => {
  const given: [string, Field][] = Object.entries(resource.actions['options']?.output ?? {})
  return given
    .filter(
      ([name, field]) => typeOf(field).isDetail && !labelParts(resource).includes(name) && !name.startsWith('label'),
    )
    .map(([name]) => name)
}

/** An option as it is offered: `张三（zhang3 · 某某医院）`. */
export const toOption = (resource: AnyResource, record: RaRecord, locale: string): Option => {
  const name = recordLabel(resource, record, locale)
  const more = details(resource)
    .map(key => record[key])
    .filter(value => typeof value === 'string' && value !== '' && value !== name)
  const [open, close] = locale === 'zh' ? ['（', '）'] : [' (', ')']
  return { id: Number(record.id), text: more.length > 0 ? `${name}${open}${more.join(' · ')}${close}` : name }
}
