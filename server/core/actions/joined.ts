interface Waiting<One, Done> {
  readonly one: One
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** How many are done together at most. */
const most = 16

/**
 * Hands work that takes many at once whatever came while it was busy, in the order of its coming. Where it fails for
 * several, each is tried by itself, so that what is wrong with one is told to that one alone.
 */
export const joined = <One, Done>(
  work: (all: readonly One[]) => Promise<readonly Done[]>,
): ((one: One) => Promise<Done>) => {
  const waiting: Waiting<One, Done>[] = []
  let isRunning = false
  const run = async (taken: readonly Waiting<One, Done>[]): Promise<void> => {
    try {
      const done = await work(taken.map(({ one }) => one))
      taken.forEach(({ resolve }, at) => resolve(done[at]!))
    } catch (error) {
      if (taken.length === 1) taken[0]!.reject(error)
      else for (const one of taken) await run([one])
    }
  }
  const runAll = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) await run(waiting.splice(0, most))
    isRunning = false
  }
  return one =>
    new Promise<Done>((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (!isRunning) void runAll()
    })
}
