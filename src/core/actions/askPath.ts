import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'

/** Where the draft of an action's questions about these records is kept; no page has that pathname. */
export const askPath = (resource: AnyResource, action: string, records: readonly RaRecord[]): string =>
  `/${resource.name}#${action}:${records.map(({ id }) => id).join(',')}`
