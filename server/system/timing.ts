import { timing } from '../../resources/system/timing.ts'
import { implement } from '../core/contract.ts'
import type { Context, UnavailableReasons } from '../core/contract.ts'
import { Problem, invalid } from '../core/errors/problem.ts'
import { cronProblem, nextRun, nextRuns } from '../platform/jobs/cron.ts'
import { jobsChannel } from '../platform/jobs/createRunner.ts'
import { putUp } from '../platform/jobs/runs.ts'
import { readSetting } from '../core/readSetting.ts'
import { caller } from '../core/caller.ts'

const zoneOf = async ({ db }: Pick<Context, 'db'>): Promise<string> => (await readSetting(db, 'baseSetting')).timeZone

/** The time zone that the expression is read in. Throws 400 at `cron` where it says nothing that can be. */
const checked = async (cron: string, context: Context): Promise<string> => {
  const timeZone = await zoneOf(context)
  const problem = cronProblem(cron, timeZone, context.now)
  if (problem) throw invalid({ cron: problem })
  return timeZone
}

export const timingImplementation = implement(
  timing,
  {
    async next({ cron, count }, context) {
      const timeZone = await checked(cron, context)
      return { timeZone, at: nextRuns(cron, timeZone, context.now, count).map(at => at.toISOString()) }
    },

    async runNow({ id }, _input, context) {
      const { db, now } = context
      if ((await putUp(db, id, 'manual', now, now, caller(context).id)) === undefined) throw new Problem(409, 'jobBusy')
      context.notify(jobsChannel, '')
    },
  },
  {
    on: ['update', 'resume'],
    async before(action, record, input, context) {
      const cron = String(input['cron'] ?? record?.cron)
      if (action === 'update' && cron === record?.cron) return undefined
      const timeZone = await checked(cron, context)
      const isPaused = action === 'update' && record?.paused
      return { nextAt: isPaused ? null : (nextRun(cron, timeZone, context.now)?.toISOString() ?? null) }
    },
    async unavailableReasons(records, { db }) {
      const busy = await db
        .selectFrom('timing_log')
        .select('timing')
        .where(
          'timing',
          'in',
          records.map(({ id }) => id),
        )
        .where('state', 'in', ['waiting', 'running'])
        .execute()
      return records.map(({ id }): UnavailableReasons =>
        busy.some(run => run.timing === id) ? { runNow: 'jobBusy' } : {},
      )
    },
  },
)
