import type { HandlerName } from '../../../resources/system/handlerNames.ts'
import type { Context } from '../../core/contract.ts'
import { jobsChannel } from './createRunner.ts'
import { askAgain, putUp } from './runs.ts'

/**
 * Has a job run as soon as this is committed, not at its next time: a run of its own, or one behind that which is under
 * way.
 */
export const askForRun = async (
  handler: HandlerName,
  { db, now, operator, notify }: Pick<Context, 'db' | 'now' | 'operator' | 'notify'>,
): Promise<void> => {
  const job = await db
    .selectFrom('timing')
    .select('id')
    .where('handler', '=', handler)
    .where('retired', '=', false)
    .executeTakeFirst()
  if (!job) return
  // The one that was in the way may have ended in between.
  for (;;) {
    if ((await putUp(db, job.id, 'manual', now, now, operator?.id ?? null)) !== undefined) {
      notify(jobsChannel, '')
      return
    }
    if (await askAgain(db, job.id)) return
  }
}
