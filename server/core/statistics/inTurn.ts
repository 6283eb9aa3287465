import { createLimiter, createTurns } from '../../platform/limiter.ts'

/** Questions of one operator that are worked out at once: a page asks for several, and nobody keeps all others waiting. */
const perOperator = 3

type Turn = <T>(operator: number, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * Works out answers in turn: few of one operator, and of all together no more than leave half of the host's connections to everybody else. Who leaves
 * while waiting is not worked for.
 */
export const inTurn = (connections: number): Turn => {
  const ofHost = createLimiter(Math.max(1, Math.floor(connections / 2)))
  const ofOperator = createTurns(perOperator)
  return (operator, signal, work) => ofOperator(String(operator), () => ofHost(() => {
    signal.throwIfAborted()
    return work()
  }))
}
