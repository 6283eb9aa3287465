import type { Texts } from '../../../resources/core/index.ts'
import type { timing } from '../../../resources/system/timing.ts'

export default {
  name: 'Scheduled job |||| Scheduled jobs',
  fields: {
    handler: 'Handler',
    name: 'Job',
    nameEn: 'Job (English)',
    cron: 'Cron expression',
    remark: 'Remark',
    paused: 'Paused',
    retired: 'Retired',
    nextAt: 'Next run',
    lastAt: 'Last run',
    lastState: 'Last result',
  },
  hints: { cron: 'Minute, hour, day, month, weekday: 30 3 * * * is every day at 03:30, in the business time zone' },
  sections: { plan: 'Schedule' },
  choices: {
    lastState: {
      waiting: 'Waiting',
      running: 'Running',
      ok: 'Succeeded',
      attention: 'Needs attention',
      failed: 'Failed',
      lost: 'Interrupted',
    },
  },
  actions: { pause: 'Pause', resume: 'Resume', runNow: 'Run now' },
  done: { pause: 'Paused', resume: 'Resumed', runNow: 'Started' },
  calls: { next: 'See the next runs' },
  inputs: { next: { fields: { cron: 'Cron expression', count: 'How many' } } },
  confirms: { runNow: 'Run this job once now? Its schedule stays as it is.' },
} satisfies Texts<typeof timing>
