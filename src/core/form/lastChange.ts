import type { RaRecord, useTranslate } from 'react-admin'
import { labelKey } from '../../../resources/core/fields.ts'
import type { Format } from '../format.ts'

/** Who changed a record last, and when, as sentences have them. */
export const lastChange = (
  record: RaRecord,
  translate: ReturnType<typeof useTranslate>,
  format: Format,
): { readonly who: string; readonly at: string } => {
  const [who, at]: unknown[] = [record[labelKey('updatedBy')], record['updatedAt']]
  return {
    who: typeof who === 'string' && who !== '' ? who : translate('app.generator.stale.somebody'),
    at: typeof at === 'string' ? format.moment(at) : '–',
  }
}
