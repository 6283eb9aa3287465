import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'

/** Where the draft of an action's questions about these records is kept; no page has that pathname. */
export const askPath = (resource: AnyResource, action: string, records: readonly RaRecord[]): string =>
  `/${resource.name}#${action}:${records.map(({ id }) => id).join(',')}`

/** What such a path says after its page; undefined where it is about something else. */
export const askedIn = (
  resource: AnyResource,
  part: string,
): { readonly action: string; readonly ids: readonly string[] } | undefined => {
  const [action = '', ids = ''] = part.split(':')
  return Object.hasOwn(resource.actions, action) ? { action, ids: ids.split(',').filter(id => id !== '') } : undefined
}
