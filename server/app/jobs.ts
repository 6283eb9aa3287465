import type { Database, DatabaseLog } from '../database/Database.ts'
import { purgeIdempotency } from '../engine/idempotency.ts'
import { foldTotals } from '../engine/totals.ts'
import { removeOldImports } from '../import/jobs.ts'
import { removeUnused } from '../storage/removeUnused.ts'
import type { Storage } from '../storage/Storage.ts'

/** Work that is done again and again while the host runs. */
export interface Job {
  readonly name: string
  /** Milliseconds between the end of one run and the start of the next. */
  readonly every: number
  run(): Promise<unknown>
}

/**
 * Runs each job in its own rhythm, the first time after one interval. A run that fails is logged and tried again at the
 * next turn. The result stops all of them and waits for those under way.
 */
export const startJobs = (jobs: readonly Job[], log: DatabaseLog): (() => Promise<void>) => {
  let isStopping = false
  const running = new Set<Promise<void>>()
  const timers = new Map<Job, NodeJS.Timeout>()

  const run = async (job: Job): Promise<void> => {
    try {
      await job.run()
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed')
    }
  }
  const schedule = (job: Job): void => {
    if (isStopping) return
    // A host that has nothing else to do may end.
    timers.set(job, setTimeout(() => {
      const done = run(job).finally(() => {
        running.delete(done)
        schedule(job)
      })
      running.add(done)
    }, job.every).unref())
  }
  jobs.forEach(schedule)
  return async () => {
    isStopping = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}

const minute = 60_000

/** What every host does beside answering; several hosts at once do no harm. */
export const periodicJobs = (database: Database, storage: Storage): Job[] => [
  { name: 'foldTotals', every: 10_000, run: () => foldTotals(database) },
  { name: 'purgeIdempotency', every: 30 * minute, run: () => purgeIdempotency(database, new Date()) },
  { name: 'removeOldImports', every: 10 * minute, run: () => removeOldImports(database.db, new Date()) },
  { name: 'removeUnusedUploads', every: 60 * minute, run: () => removeUnused(database, storage, new Date()) },
]
