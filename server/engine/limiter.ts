/** Runs a task when its turn comes. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>

/** Lets at most `limit` tasks run at once; the others wait in the order in which they came. */
export const createLimiter = (limit: number): Limiter => {
  const waiting: (() => void)[] = []
  let running = 0
  return async task => {
    if (running >= limit) await new Promise<void>(resolve => { waiting.push(resolve) })
    else running += 1
    try {
      return await task()
    } finally {
      // Whoever waits takes over the place, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
