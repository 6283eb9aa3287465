import { choice, datetime, flag, integer, json, ref, resource, text } from '../core/index.ts'
import { runStates, runTones } from './timing.ts'

/**
 * The runs of the jobs, written by the hosts alone. `host` is the one that has the run until `heardAt` is too long ago,
 * `findings` what the run found, `name` is that of its job, `error` the name and code of what it failed with; neither
 * tells anything personal.
 */
export const timingLog = resource({
  name: 'timingLog',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    timing: ref('timing', { required: true, readOnly: true }),
    name: text({ readOnly: true }),
    nameEn: text({ readOnly: true }),
    cause: choice(['schedule', 'manual'], { required: true, readOnly: true }),
    state: choice(runStates, { required: true, readOnly: true, tones: runTones }),
    dueAt: datetime({ required: true, readOnly: true, unique: { within: ['timing'] } }),
    startedAt: datetime({ readOnly: true }),
    endedAt: datetime({ readOnly: true }),
    heardAt: datetime({ readOnly: true }),
    host: text({ readOnly: true, max: 100 }),
    tries: integer({ readOnly: true, default: 0, min: 0 }),
    records: integer({ readOnly: true, min: 0 }),
    findings: json({ readOnly: true }),
    error: text({ readOnly: true, max: 100 }),
    /** Somebody asked for a run while it was under way, which may have gone past what they want. */
    askedAgain: flag({ readOnly: true }),
  },
  list: {
    columns: ['timing', 'cause', 'state', 'dueAt', 'startedAt', 'endedAt', 'records', 'error'],
    spare: ['endedAt'],
    card: ['cause', 'startedAt', 'endedAt', 'error'],
    filters: ['timing', 'state', 'cause', 'startedAt'],
    sort: ['id', 'DESC'],
  },
  form: [
    { section: 'run', fields: ['timing', 'cause', 'dueAt', 'startedAt', 'endedAt', 'host', 'tries'] },
    { section: 'result', fields: ['state', 'records', 'findings', 'error'] },
  ],
  actions: { list: {}, get: {} },
})
