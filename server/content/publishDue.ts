import { registry } from '../../resources/index.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Context } from '../core/contract.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { quoted, Statement } from '../core/statement.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { publishedAmong } from './implementPublished.ts'

/** Records of one transaction. */
const batch = 100

/** What is done at a moment that a record names: those in a state go on to another one. */
const steps = [
  { from: 'scheduled', at: 'valid_from', to: 'published' },
  { from: 'published', at: 'valid_until', to: 'expired' },
] as const

/**
 * Moves the records that are due one step on; those that another host has just moved are not due any more once they can
 * be locked.
 */
const move = async (
  resource: AnyResource,
  { from, at, to }: (typeof steps)[number],
  context: Context,
): Promise<number> => {
  const statement = new Statement()
  const due = await statement.run<{ id: number }>(
    context.db,
    `
    select t.id from ${quoted(tableName(resource))} t where t.state = ${statement.bind(from)} and t.${at} <= ${statement.bind(context.now)}::timestamptz
    order by t.id limit ${batch} for update`,
  )
  if (due.length > 0)
    await context.updateMany(
      resource,
      due.map(({ id }) => id),
      { state: to },
    )
  return due.length
}

/**
 * Publishes what is scheduled, and ends what has an end, once its moment has come. Readers go by the moments
 * themselves; the states follow here, so that lists, histories and open pages say so too. Done again, it finds nothing
 * left to do.
 */
export const publishDue = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  let records = 0
  for (const resource of publishedAmong(Object.values(registry))) {
    for (const step of steps) {
      let moved = batch
      while (moved === batch && !signal.aborted) {
        moved = await inTransaction(context => move(resource, step, context))
        records += moved
      }
    }
  }
  return { records }
}
