/** Runs a task when its turn comes. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>

/** Lets at most `limit` tasks run at once; the others wait in the order in which they came. */
export const createLimiter = (limit: number): Limiter => {
  const waiting: (() => void)[] = []
  let running = 0
  return async task => {
    if (running >= limit)
      await new Promise<void>(resolve => {
        waiting.push(resolve)
      })
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

/** Runs a task when the turn of whoever is named has come. */
export type Turns = <T>(key: string, task: () => Promise<T>) => Promise<T>

/** Lets at most `limit` tasks of each key run at once. */
export const createTurns = (limit: number): Turns => {
  const limiters = new Map<string, { readonly limiter: Limiter; tasks: number }>()
  return async (key, task) => {
    const own = limiters.get(key) ?? { limiter: createLimiter(limit), tasks: 0 }
    limiters.set(key, own)
    own.tasks += 1
    try {
      return await own.limiter(task)
    } finally {
      own.tasks -= 1
      if (own.tasks === 0) limiters.delete(key)
    }
  }
}
