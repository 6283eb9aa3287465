import { unauthenticated } from '../errors/problem.ts'
import type { Context, Operator } from '../engine/contract.ts'

/** The signed-in operator. Throws 401 for a public call. */
export const caller = (context: Context): Operator => {
  if (!context.operator) throw unauthenticated()
  return context.operator
}
