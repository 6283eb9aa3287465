import { derivedActions, requestLine } from '../../resources/schema/calls.ts'
import { secretsOf } from '../../resources/schema/fields.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { openTo, permissionOf } from '../../resources/schema/permission.ts'
import { asksFile } from '../../resources/schema/action.ts'
import type { Action } from '../../resources/schema/action.ts'

const reads = new Set(['list', 'get', 'options'])

/**
 * Whether an action changes something that lasts. What is called by GET does so only on one record (`users/disable/{id}`),
 * and not where it has no button of its own, as pages call what only reads.
 */
export const changesState = (resource: AnyResource, name: string, action: Action): boolean => {
  if (action.reads || reads.has(name) || name in derivedActions(resource)) return false
  if (action.set || requestLine(resource, name).method !== 'GET') return true
  return action.on !== 'list' && !action.hidden
}

const asksSecret = (action: Action): boolean => Object.values(action.ask ?? {}).some(field => field.kind === 'secret')

const asksPicture = (action: Action): boolean => asksFile(action) || Object.values(action.ask ?? {}).some(field => field.kind === 'image')

/** Whether a demo account must not do it: everything that lasts, but what any operator does for itself, passwords and pictures apart. */
export const isDeniedToDemo = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && (asksSecret(action) || asksPicture(action) || !(openTo as readonly string[]).includes(permissionOf(resource, name)))

const writesSecret = (resource: AnyResource, name: string): boolean => (name === 'create' || name === 'update') && secretsOf(resource).length > 0

/**
 * Whether its answer may be kept for a repeated call: nothing that was asked for or is given is a file, a token or a secret, of
 * which not even the hash of a body may be kept.
 */
export const isRepeatable = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && !asksSecret(action) && !writesSecret(resource, name) && !asksFile(action) && permissionOf(resource, name) !== 'public'

/** Whether the log of changes mentions it even where no field changed: what a person set off, but no courtesy calls of pages. */
export const isLoggedAnyway = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && (!action.hidden || asksSecret(action))
