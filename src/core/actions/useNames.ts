import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { toOption } from '../options/labels.ts'
import { recordLabel } from '../recordLabel.ts'
import type { Named } from './NameList.tsx'

/** What the records that an action is about are called. */
export const useNames = (resource: AnyResource, records: readonly RaRecord[]): readonly Named[] => {
  const locale = useLocale()
  return useMemo(
    () =>
      records.map(record => ({ ...toOption(resource, record, locale), name: recordLabel(resource, record, locale) })),
    [resource, records, locale],
  )
}
