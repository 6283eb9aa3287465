import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { useFormat } from '../format.ts'
import { recordLabel } from '../recordLabel.ts'

const shown = 3

/** Names the records that an action is about: the first few, and how many there are beyond. */
export const useNames = (resource: AnyResource, records: readonly RaRecord[]): string => {
  const locale = useLocale()
  const format = useFormat()
  const names = format.list(records.slice(0, shown).map(record => recordLabel(resource, record, locale)))
  return records.length > shown ? `${names} … (${format.number(records.length)})` : names
}
