import { givesSecret } from './action.ts'
import { operationsOf } from './calls.ts'
import { asksSecret } from './effects.ts'
import { openTo, permissionOf } from './permission.ts'
import type { AnyResource } from './resource.ts'

/**
 * Whether it takes a person who signed in: no token that acts for an operator opens it. So it is with what is open to
 * everybody signed in, which is about one's own account, with what takes the password again, and with secrets, which
 * lead to further rights.
 */
export const isDeniedToTokens = (resource: AnyResource, name: string): boolean => {
  const action = operationsOf(resource)[name]!
  const permission = permissionOf(resource, name)
  return (openTo as readonly string[]).includes(permission)
    ? permission !== 'public'
    : action.reauthenticate === true || asksSecret(action) || givesSecret(action)
}
