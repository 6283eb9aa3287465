import { asksFile, givesSecret } from './action.ts'
import type { Operation } from './action.ts'
import { isCall, requestLine } from './calls.ts'
import { secretsOf } from './fields.ts'
import { permissionOf } from './permission.ts'
import type { AnyResource } from './resource.ts'
import { isSecret } from './typeOf.ts'

const reads = new Set(['list', 'get', 'options'])

/**
 * Whether it changes something that lasts. What is called by GET does so only as an action on one record
 * (`users/disable/{id}`).
 */
export const changesState = (resource: AnyResource, name: string, action: Operation): boolean => {
  if (action.reads || reads.has(name)) return false
  if (action.set || requestLine(resource, name).method !== 'GET') return true
  return action.on !== 'list' && !isCall(resource, name)
}

export const asksSecret = (action: Operation): boolean => Object.values(action.input ?? {}).some(isSecret)

const writesSecret = (resource: AnyResource, name: string): boolean =>
  (name === 'create' || name === 'update') && secretsOf(resource).length > 0

/**
 * Whether its answer may be kept for a repeated call: nothing that was asked for or is given is a file, a token or a
 * secret, of which not even the hash of a body may be kept; and the keys are those of an operator.
 */
export const isRepeatable = (resource: AnyResource, name: string, action: Operation): boolean =>
  changesState(resource, name, action) &&
  action.repeatable !== false &&
  !asksSecret(action) &&
  !writesSecret(resource, name) &&
  !asksFile(action) &&
  !givesSecret(action) &&
  action.by === undefined &&
  permissionOf(resource, name) !== 'public'
