import { unauthenticated } from './errors/problem.ts'
import type { Asking, Operator } from './contract.ts'

/** The signed-in operator. Throws 401 for a public call. */
export const caller = ({ operator }: Pick<Asking, 'operator'>): Operator => {
  if (!operator) throw unauthenticated()
  return operator
}
