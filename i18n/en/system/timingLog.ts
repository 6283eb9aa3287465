import type { Texts } from '../../../resources/core/index.ts'
import type { timingLog } from '../../../resources/system/timingLog.ts'

export default {
  name: 'Job run |||| Job log',
  fields: {
    timing: 'Job',
    name: 'Name',
    nameEn: 'Name (English)',
    cause: 'Started by',
    state: 'Result',
    dueAt: 'Due at',
    startedAt: 'Started at',
    endedAt: 'Ended at',
    heardAt: 'Last heartbeat',
    host: 'Host',
    tries: 'Attempts',
    records: 'Records',
    findings: 'Findings',
    error: 'Error',
    askedAgain: 'Asked for again',
  },
  hints: {
    tries: 'A run whose host stopped is taken over by another one',
    error: 'Name and code of the error; the log of the host tells more',
  },
  sections: { run: 'Run', result: 'Outcome' },
  choices: {
    cause: { schedule: 'Schedule', manual: 'By hand' },
    state: {
      waiting: 'Waiting',
      running: 'Running',
      ok: 'Succeeded',
      attention: 'Needs attention',
      failed: 'Failed',
      lost: 'Interrupted',
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof timingLog>
