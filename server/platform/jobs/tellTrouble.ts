import { timingLog } from '../../../resources/system/timingLog.ts'
import type { Context } from '../../core/contract.ts'
import { operatorsWho } from '../session/operatorsWho.ts'
import type { Claimed } from './runs.ts'

/** A run that came to nothing, or that found what somebody should look at. */
export type TroubledRun = Pick<Claimed, 'id' | 'timing' | 'handler'>

const keys = { failed: 'jobFailed', lost: 'jobFailed', attention: 'jobFound' } as const
export type Trouble = keyof typeof keys
const isTrouble = (state: string | undefined): state is Trouble => state !== undefined && Object.hasOwn(keys, state)

/**
 * Tells those who may run jobs of one that failed or found something, unless the last run ended likewise: what fails
 * every ten minutes is told once.
 */
export const tellTrouble = async (
  { id, timing, handler }: TroubledRun,
  state: Trouble,
  { db, now, notifyOperators }: Context,
): Promise<void> => {
  const before = await db
    .selectFrom('timing_log')
    .select('state')
    .where('timing', '=', timing)
    .where('id', '<', id)
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (isTrouble(before?.state) && keys[before.state] === keys[state]) return
  const told = await operatorsWho(db, { permission: 'timing:runNow' })
  await notifyOperators(
    told.map(one => one.id),
    {
      key: keys[state],
      parameters: { job: { text: `jobs.${handler}.name` }, at: { moment: now.toISOString() } },
      link: { resource: timingLog, id },
    },
  )
}
