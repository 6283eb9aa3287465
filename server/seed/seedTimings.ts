import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { translate } from '../../i18n/index.ts'
import type { Tables } from '../platform/database/tables.ts'
import { defaultTimeZone } from '../../domain/calendar.ts'
import { cronProblem } from '../platform/jobs/cron.ts'
import { jobHandlers } from '../jobHandlers.ts'
import type { JobHandler } from '../platform/jobs/JobHandler.ts'

const rowOf = ({ name, cron }: Pick<JobHandler, 'name' | 'cron'>) => ({
  handler: name,
  cron,
  name: translate('zh', `jobs.${name}.name`),
  name_en: translate('en', `jobs.${name}.name`),
})

/**
 * Gives each job of the hosts its row; what was changed since stays. Rows whose job is no more are marked as retired,
 * and their runs end.
 */
export const seedTimings = async (
  db: Kysely<Tables>,
  handlers: readonly Pick<JobHandler, 'name' | 'cron'>[] = jobHandlers,
): Promise<void> => {
  const never = handlers.filter(({ cron }) => cronProblem(cron, defaultTimeZone, new Date()) !== undefined)
  if (never.length > 0)
    throw new Error(
      `Jobs would never run: ${never.map(({ name, cron }) => `${name} at '${cron}'`).join(', ')}. Write minute, hour, day, month and weekday into server/jobHandlers.ts: '20 4 * * *'`,
    )
  await db
    .insertInto('timing')
    .values(handlers.map(rowOf))
    .onConflict(conflict =>
      conflict.column('handler').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        name_en: ref('excluded.name_en'),
        retired: false,
      })),
    )
    .execute()
  await db
    .updateTable('timing')
    .set({ retired: true, next_at: null })
    .where(
      'handler',
      'not in',
      handlers.map(({ name }) => name),
    )
    .where('retired', '=', false)
    .execute()
  await sql`update timing_log l set state = 'lost', ended_at = clock_timestamp() from timing t where t.id = l.timing and t.retired and l.state = 'waiting'`.execute(
    db,
  )
}
