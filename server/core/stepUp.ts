import { isProof } from './proofs.ts'
import { Problem } from './errors/problem.ts'
import type { Execution } from './execution.ts'

/** The action of a call, as a proof names it. */
export const purposeOf = ({ resource, name }: Pick<Execution, 'resource' | 'name'>): string =>
  `${resource.name}.${name}`

/**
 * Throws 403 `reauthenticate` unless the caller has just shown anew who they are, for this action. What the product
 * does by itself inside of another call was guarded there.
 */
export const requireProof = (call: Execution): void => {
  const { host, operator, proof, now, isUnscoped = false } = call
  if (isUnscoped) return
  const purpose = purposeOf(call)
  if (operator?.apiToken) throw new Problem(403, 'notForTokens')
  if (operator && isProof(host.cipher, proof, { session: operator.sessionId, purpose }, now)) return
  throw new Problem(403, 'reauthenticate', { details: { purpose } })
}

/** Of the fields that a change touches those for which its action asks for the password again. */
export const guardedFields = (
  { action: { reauthenticate } }: Pick<Execution, 'action'>,
  changed: readonly string[],
): string[] =>
  Array.isArray(reauthenticate) ? changed.filter(name => (reauthenticate as readonly string[]).includes(name)) : []
