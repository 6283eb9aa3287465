import type { AnyResource } from '../../resources/schema/index.ts'
import type { Action } from '../../resources/schema/action.ts'
import { asksSecret, changesState } from '../../resources/schema/effects.ts'

/** Whether the log of changes mentions it even where no field changed: what a person set off, but no courtesy calls of pages. */
export const isLoggedAnyway = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && (!action.hidden || asksSecret(action))
