import { choice, datetime, flag, integer, json, longText, resource, text } from '../core/index.ts'

/**
 * How a run stands: `attention` found something that somebody should look at, `lost` ended with the hosts that ran it.
 */
export const runStates = ['waiting', 'running', 'ok', 'attention', 'failed', 'lost'] as const

export const runTones = {
  waiting: 'neutral',
  running: 'neutral',
  ok: 'positive',
  attention: 'warning',
  failed: 'critical',
  lost: 'critical',
} as const

/**
 * Work that one of the hosts does at its times. One row for each handler, made when a host starts; `retired` ones have
 * no handler any more. `nextAt` is empty while it is paused.
 */
export const timing = resource({
  name: 'timing',
  label: 'name',
  scopedBy: 'nothing',
  unavailableReasons: true,
  invalidates: ['timingLog'],
  fields: {
    handler: text({ required: true, readOnly: true, unique: 'ever' }),
    name: text({ required: true, readOnly: true, max: 25 }),
    nameEn: text({ required: true, readOnly: true }),
    cron: text({ required: true, max: 100, match: 'cron' }),
    remark: longText(),
    paused: flag({ readOnly: true }),
    retired: flag({ readOnly: true }),
    nextAt: datetime({ readOnly: true }),
    lastAt: datetime({ readOnly: true }),
    lastState: choice(runStates, { readOnly: true, tones: runTones }),
  },
  list: {
    columns: ['name', 'cron', 'nextAt', 'lastAt', 'lastState', 'paused', 'remark'],
    card: ['cron', 'nextAt', 'lastAt', 'paused'],
    filters: ['paused', 'lastState'],
    sort: ['id', 'ASC'],
  },
  form: [{ section: 'plan', fields: ['cron', 'remark'] }],
  actions: {
    list: {},
    get: {},
    options: {},
    update: { when: { retired: false } },
    pause: {
      when: { paused: false, retired: false },
      set: { paused: true, nextAt: null },
      bulk: true,
      tone: 'warning',
    },
    resume: { when: { paused: true, retired: false }, set: { paused: false }, bulk: true, tone: 'positive' },
    runNow: { when: { retired: false }, confirm: true },
  },
  calls: {
    next: {
      permission: 'timing:list',
      reads: true,
      input: {
        cron: text({ required: true, max: 100, match: 'cron' }),
        count: integer({ default: 5, min: 1, max: 20 }),
      },
      output: { timeZone: text({ required: true }), at: json({ required: true, of: datetime(), many: true }) },
    },
  },
})
