import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../resources/core/index.ts'
import { labelName } from '../../resources/core/label.ts'

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** What names a record: its label field, in English where the record has one, else its number. */
export const recordLabel = (resource: AnyResource, record: Partial<RaRecord>, locale: string): string => {
  const english = locale === 'zh' ? '' : text(record[`${labelName(resource)}En`])
  return english || text(record[labelName(resource)]) || text(record['label']) || `#${record.id}`
}
