import { createLimiter, createTurns } from '../platform/limiter.ts'
import type { Execution } from './execution.ts'

/**
 * Questions of one operator (reports, and lists whose rows no table holds) that are worked out at once: a page asks for
 * several, and nobody keeps all others waiting.
 */
const perOperator = 3

/** Runs work of an operator when its turn comes; see {@link inTurn}. */
export type Turn = <T>(operator: number, hasLeft: (() => boolean) | undefined, work: () => Promise<T>) => Promise<T>

/**
 * Works out answers in turn: few of one operator, and of all together no more than leave half of the host's connections
 * to everybody else. Who leaves while waiting is not worked for.
 */
export const inTurn = (connections: number): Turn => {
  const ofHost = createLimiter(Math.max(1, Math.floor(connections / 2)))
  const ofOperator = createTurns(perOperator)
  return (operator, hasLeft, work) =>
    ofOperator(String(operator), () =>
      ofHost(() => {
        if (hasLeft?.()) throw new DOMException('nobody waits for it any more', 'AbortError')
        return work()
      }),
    )
}

/**
 * Reads rows that are worked out when the caller's turn comes, by whatever call. Within a transaction nobody waits: its
 * connection is taken already, and those who have their turn may need another.
 */
export const workedOutInTurn = <T>(
  { host, model, operator, db, hasLeft }: Pick<Execution, 'host' | 'model' | 'operator' | 'db' | 'hasLeft'>,
  work: () => Promise<T>,
): Promise<T> =>
  model.isStored || operator === null || db.isTransaction ? work() : host.turn(operator.id, hasLeft, work)
