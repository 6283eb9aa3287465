import { useCallback } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../resources/core/index.ts'
import { recordLabel } from './recordLabel.ts'

/** Says that a record was made or saved, and which: it stands there on the next page too. What is there once has no name. */
export const useTellSaved = (
  resource: AnyResource,
): ((how: 'created' | 'updated', record: Partial<RaRecord>) => void) => {
  const notify = useNotify()
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return useCallback(
    (how, record) => {
      const done = translate(`ra.notification.${how}`, { smart_count: 1 })
      if (resource.singleton) notify('app.generator.done', { type: 'success', messageArgs: { done } })
      else
        notify('app.generator.doneFor', {
          type: 'success',
          messageArgs: { done, name: recordLabel(resource, record, locale) },
        })
    },
    [resource, notify, translate, locale],
  )
}
