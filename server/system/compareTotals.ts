import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { compareKept, keptNames, rebuildKept, tidyKept } from '../core/compareKept.ts'

/**
 * Compares totals of lists and roll-ups with the rows: how many there are, and what differed. That is made anew, so
 * that nobody is told a wrong number for longer than a day.
 */
export const compareTotals = async ({
  read,
  inTransaction,
}: Pick<JobContext, 'read' | 'inTransaction'>): Promise<JobOutcome> => {
  const names = await read(keptNames)
  const differences = await read(compareKept)
  for (const { kept } of differences) await inTransaction(context => rebuildKept(context, [kept]))
  await inTransaction(({ db }) => tidyKept(db))
  return {
    records: names.length,
    findings: differences.map(({ kept, groups, from, to }) => ({ kept, groups, from, to })),
  }
}
