import type { JobOutcome } from '../platform/jobs/JobHandler.ts'
import type { Database } from '../platform/database/Database.ts'
import { compareKept, keptNames, rebuildKept, tidyKept } from '../core/compareKept.ts'

/** Compares totals of lists and roll-ups with the rows: how many there are, and what differed. That is made anew, so that nobody is told a wrong number for longer than a day. */
export const compareTotals = async (database: Pick<Database, 'db'>): Promise<JobOutcome> => {
  const names = await keptNames(database.db)
  const differences = await compareKept(database.db)
  await rebuildKept(database, differences.map(({ kept }) => kept))
  await tidyKept(database.db)
  return { records: names.length, findings: differences.map(({ kept, groups, from, to }) => ({ kept, groups, from, to })) }
}
