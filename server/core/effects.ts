import type { AnyResource } from '../../resources/core/index.ts'
import type { Operation } from '../../resources/core/action.ts'
import { isCall } from '../../resources/core/calls.ts'
import { asksSecret, changesState } from '../../resources/core/effects.ts'

/**
 * Whether the log of changes mentions it even where no field changed: what a person set off, and of calls those that
 * say so or take a secret.
 */
export const isLoggedAnyway = (resource: AnyResource, name: string, action: Operation): boolean =>
  changesState(resource, name, action) && (!isCall(resource, name) || action.logged === true || asksSecret(action))
