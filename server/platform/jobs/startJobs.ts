import { buildSearch } from '../../core/searchIndex.ts'
import { buildRollUps } from '../../core/statistics/buildRollUps.ts'
import { foldTotals } from '../../core/totals.ts'
import { createRunner } from './createRunner.ts'
import type { RunnerOptions } from './createRunner.ts'
import { startRhythms } from './rhythms.ts'
import type { Rhythm } from './rhythms.ts'

/**
 * Starts everything that this host does beside answering: what beats within seconds, and the jobs that the hosts share
 * at their times. The result stops it all and waits for what is under way.
 */
export const startJobs = async (options: RunnerOptions, rhythms: readonly Rhythm[]): Promise<() => Promise<void>> => {
  const { database, engine, log } = options
  const stopping = new AbortController()
  const kept: readonly Rhythm[] = [
    { name: 'foldTotals', every: 10_000, run: () => foldTotals(database) },
    {
      name: 'buildRollUps',
      every: 10_000,
      run: () => buildRollUps(database, { timeZone: options.timeZone(), signal: stopping.signal }),
    },
    {
      name: 'buildSearch',
      every: 10_000,
      run: () => buildSearch(database, engine.host.models.registry, { signal: stopping.signal }),
    },
  ]
  const stopRhythms = startRhythms([...rhythms, ...kept], log)
  const runner = createRunner(options)
  await runner.start()
  return async () => {
    stopping.abort()
    await Promise.all([stopRhythms(), runner.stop()])
  }
}
