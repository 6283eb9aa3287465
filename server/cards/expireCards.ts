import { card } from '../../resources/cards/card.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'

/** Cards of one transaction. */
const batch = 500

/**
 * Marks cards whose last day is over. What they have stays theirs: they can be refunded, or extended. Done again, it
 * finds nothing left to do.
 */
export const expireCards = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  let records = 0
  for (let expired = batch; expired === batch && !signal.aborted;) {
    expired = await inTransaction(async context => {
      const due = await context.db
        .selectFrom('card')
        .select('id')
        .where('state', 'in', ['new', 'sold'])
        .where('valid_until', '<', context.today)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .execute()
      if (due.length > 0)
        await context.updateMany(
          card,
          due.map(({ id }) => id),
          { state: 'expired' },
        )
      return due.length
    })
    records += expired
  }
  return { records }
}
