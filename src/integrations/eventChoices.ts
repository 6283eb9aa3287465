import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { registry } from '../../resources/index.ts'
import { termName } from '../../resources/core/types/term/index.ts'
import { eventsOf } from '../../resources/integrations/webhookEvents.ts'

/** What an event is called: `患者 · 转机构`. */
export const useEventName = (): ((event: string) => string) => {
  const translate = useTranslate()
  return useMemo(
    () => event =>
      `${termName('resource', event.split('.')[0]!, { t: translate })} · ${termName('operation', event, { t: translate })}`,
    [translate],
  )
}

/** All events that a webhook may be about. */
export const useEventChoices = (): readonly { readonly id: string; readonly name: string }[] => {
  const name = useEventName()
  return useMemo(
    () =>
      Object.values(registry)
        .flatMap(eventsOf)
        .map(id => ({ id, name: name(id) })),
    [name],
  )
}

/** The events among the rows of a record or a form. */
export const eventsIn = (rows: unknown): string[] =>
  Array.isArray(rows)
    ? rows.flatMap((row: unknown) =>
        row !== null && typeof row === 'object' && 'event' in row && typeof row.event === 'string' ? [row.event] : [],
      )
    : []
