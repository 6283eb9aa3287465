import type { AnyResource } from '../../resources/core/index.ts'
import type { Action } from '../../resources/core/action.ts'
import { asksSecret, changesState } from '../../resources/core/effects.ts'

/** Whether the log of changes mentions it even where no field changed: what a person set off, but no courtesy calls of pages. */
export const isLoggedAnyway = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && (!action.hidden || asksSecret(action))
