import { platform } from '../content/platform.ts'
import { choice, datetime, flag, integer, longText, refs, resource, text } from '../core/index.ts'

export const errorStates = ['open', 'resolved', 'ignored'] as const

/** What is told of a failure. */
const failure = {
  kind: text({ required: true, max: 100 }),
  message: longText({ max: 2000 }),
  stack: longText({ max: 10_000 }),
} as const
/** What a browser tells of one. */
const report = { ...failure, build: text({ max: 100 }) } as const

/**
 * Failures of hosts, of browsers and of training clients, each kind of them once: those of one kind, message (without
 * what differs) and place. Written by the hosts alone; of persons there is nothing in it but which operators it
 * happened to. A resolved one is open again when a later build, or release of the client, fails likewise.
 */
export const errorLog = resource({
  name: 'errorLog',
  label: 'message',
  scopedBy: 'nothing',
  retention: { since: 'lastAt', days: 'retentionSetting.logDays' },
  fields: {
    source: choice(['host', 'browser', 'device'], { required: true, readOnly: true }),
    kind: text({ required: true, readOnly: true, max: 100 }),
    message: text({ readOnly: true, max: 300 }),
    place: text({ readOnly: true, max: 200 }),
    stack: longText({ readOnly: true, max: 5000 }),
    state: choice(errorStates, {
      required: true,
      readOnly: true,
      default: 'open',
      tones: { open: 'critical', resolved: 'positive', ignored: 'neutral' },
    }),
    count: integer({ required: true, readOnly: true, default: 1, min: 1 }),
    firstAt: datetime({ required: true, readOnly: true }),
    lastAt: datetime({ required: true, readOnly: true }),
    firstBuild: text({ readOnly: true, max: 100 }),
    build: text({ readOnly: true, max: 100 }),
    /** The build that it was resolved for. */
    resolvedBuild: text({ readOnly: true, max: 100 }),
    browsers: text({ readOnly: true, max: 500 }),
    hosts: text({ readOnly: true, max: 500 }),
    operators: refs('operator', { readOnly: true, on: { remove: 'keep' } }),
    /** Since when it happens so often that somebody was told. */
    burstSince: datetime({ readOnly: true }),
    toldAt: datetime({ readOnly: true }),
    /** The ten minutes in which those are counted that may be a burst. */
    windowAt: datetime({ readOnly: true }),
    windowCount: integer({ readOnly: true }),
    fingerprint: text({ required: true, readOnly: true, max: 64, unique: 'ever' }),
  },
  list: {
    columns: [
      'source',
      'kind',
      'message',
      'place',
      'state',
      'count',
      'lastAt',
      'firstAt',
      'build',
      'browsers',
      'hosts',
      'operators',
      'burstSince',
    ],
    spare: ['place', 'firstAt', 'build', 'browsers', 'hosts', 'operators', 'burstSince'],
    card: ['source', 'kind', 'count', 'lastAt'],
    filters: ['state', 'source', 'kind', 'lastAt', 'firstAt'],
    search: ['message', 'kind', 'place'],
    sort: ['lastAt', 'DESC'],
    board: { by: 'state' },
  },
  form: [
    {
      section: 'failure',
      fields: ['source', 'kind', 'message', 'place', 'state', 'count', 'firstAt', 'lastAt', 'burstSince'],
    },
    { section: 'where', fields: ['firstBuild', 'build', 'resolvedBuild', 'browsers', 'hosts', 'operators'] },
    { section: 'stack', fields: ['stack'] },
  ],
  actions: {
    list: {},
    get: {},
    resolve: { when: { state: ['open', 'ignored'] }, set: { state: 'resolved' }, bulk: true, tone: 'positive' },
    ignore: { when: { state: ['open', 'resolved'] }, set: { state: 'ignored' }, bulk: true, tone: 'warning' },
    reopen: { when: { state: ['resolved', 'ignored'] }, set: { state: 'open' }, bulk: true },
  },
  calls: {
    /**
     * A failure of the caller's browser; one of a browser in which nobody has signed in. Both are taken a few times a
     * minute, and the rest let go.
     */
    report: {
      call: 'POST api/errorLog/report',
      permission: 'signedIn',
      always: true,
      repeatable: false,
      input: report,
      output: { kept: flag({ required: true }) },
    },
    reportSignedOut: {
      call: 'POST api/errorLog/reportSignedOut',
      permission: 'public',
      input: report,
      output: { kept: flag({ required: true }) },
    },
    /** A failure of a training client, which counts for the release that it runs. */
    reportFromDevice: {
      call: 'POST api/client/errorReport',
      by: 'device',
      input: { platform, version: text({ required: true, max: 25, match: 'release' }), ...failure },
      output: { kept: flag({ required: true }) },
    },
  },
})
