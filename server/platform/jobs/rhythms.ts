import type { DatabaseLog } from '../database/Database.ts'

/**
 * Work that every host does again and again within seconds, too often to plan and to log each time: what it does is
 * safe on several hosts at once.
 */
export interface Rhythm {
  readonly name: string
  /** Milliseconds between the end of one turn and the start of the next. */
  readonly every: number
  run(): Promise<unknown>
}

/**
 * Runs each in its own rhythm, the first time after one interval. A turn that fails is logged, and the next one comes
 * all the same. The result stops all of them and waits for those under way.
 */
export const startRhythms = (rhythms: readonly Rhythm[], log: DatabaseLog): (() => Promise<void>) => {
  let isStopping = false
  const running = new Set<Promise<void>>()
  const timers = new Map<Rhythm, NodeJS.Timeout>()

  const turn = async (rhythm: Rhythm): Promise<void> => {
    try {
      await rhythm.run()
    } catch (error) {
      log.error({ err: error, job: rhythm.name }, 'a job failed')
    }
  }
  const schedule = (rhythm: Rhythm): void => {
    if (isStopping) return
    // A host that has nothing else to do may end.
    timers.set(
      rhythm,
      setTimeout(() => {
        const done = turn(rhythm).finally(() => {
          running.delete(done)
          schedule(rhythm)
        })
        running.add(done)
      }, rhythm.every).unref(),
    )
  }
  rhythms.forEach(schedule)
  return async () => {
    isStopping = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
