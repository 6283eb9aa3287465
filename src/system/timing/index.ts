import { timing } from '../../../resources/system/timing.ts'
import { timingLog } from '../../../resources/system/timingLog.ts'
import { later } from '../../core/later.tsx'
import { present } from '../../core/present.ts'

present(timing, {
  fields: {
    name: { Cell: later(async () => (await import('./parts.ts')).NameCell, 20) },
    cron: { Input: later(async () => (await import('./parts.ts')).CronInput, 220) },
  },
  above: [later(async () => (await import('./parts.ts')).Overview, 260)],
  elsewhere: ['name', 'nameEn'],
})

present(timingLog, {
  title: ['name', 'startedAt'],
  fields: { findings: { Cell: later(async () => (await import('./parts.ts')).FindingsCell, 20), wide: true } },
  elsewhere: ['name', 'nameEn'],
})
