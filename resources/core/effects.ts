import { asksFile, givesSecret } from './action.ts'
import type { Action } from './action.ts'
import { derivedActions, requestLine } from './calls.ts'
import { secretsOf } from './fields.ts'
import { permissionOf } from './permission.ts'
import type { AnyResource } from './resource.ts'
import { isSecret } from './typeOf.ts'

const reads = new Set(['list', 'get', 'options'])

/**
 * Whether an action changes something that lasts. What is called by GET does so only on one record (`users/disable/{id}`),
 * and not where it has no button of its own, as pages call what only reads.
 */
export const changesState = (resource: AnyResource, name: string, action: Action): boolean => {
  if (action.reads || reads.has(name) || Object.hasOwn(derivedActions(resource), name)) return false
  if (action.set || requestLine(resource, name).method !== 'GET') return true
  return action.on !== 'list' && !action.hidden
}

export const asksSecret = (action: Action): boolean => Object.values(action.input ?? {}).some(isSecret)

const writesSecret = (resource: AnyResource, name: string): boolean => (name === 'create' || name === 'update') && secretsOf(resource).length > 0

/**
 * Whether its answer may be kept for a repeated call: nothing that was asked for or is given is a file, a token or a secret, of
 * which not even the hash of a body may be kept; and the keys are those of an operator.
 */
export const isRepeatable = (resource: AnyResource, name: string, action: Action): boolean =>
  changesState(resource, name, action) && action.repeatable !== false && !asksSecret(action) && !writesSecret(resource, name) && !asksFile(action)
  && !givesSecret(action) && action.by === undefined && permissionOf(resource, name) !== 'public'
