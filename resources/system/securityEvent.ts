import { choice, datetime, integer, ref, resource, text } from '../core/index.ts'

/** What is kept of who tried what they may not, and of what decides who may. */
export const securityEventKinds = [
  'signInFailed',
  'accountLocked',
  'proofFailed',
  'accessRefused',
  'throttled',
  'passwordChanged',
  'secretChanged',
  'settingChanged',
  'sessionsEnded',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/**
 * The security log, written by the hosts alone. `operator` is who did it as far as that is proven, `account` whose
 * account it was about,
 * `call` the call by its path as it is declared, `detail` names a permission, fields or the code of an error. No value that was typed stands here.
 * What happens again within an hour is counted in the row that is there (`burst` tells which).
 */
export const securityEvent = resource({
  name: 'securityEvent',
  label: 'call',
  scopedBy: 'hospital',
  retention: { since: 'lastAt', days: 'retentionSetting.securityLogDays' },
  fields: {
    kind: choice(securityEventKinds, {
      required: true,
      readOnly: true,
      tones: {
        signInFailed: 'warning',
        accountLocked: 'critical',
        proofFailed: 'warning',
        accessRefused: 'warning',
        throttled: 'warning',
        secretChanged: 'neutral',
        settingChanged: 'neutral',
      },
    }),
    operator: ref('operator', { readOnly: true, on: { remove: 'keep' } }),
    account: ref('operator', { readOnly: true, on: { remove: 'keep' } }),
    device: ref('device', { readOnly: true }),
    /** The token by which a program did it for the operator. */
    apiToken: ref('apiToken', { readOnly: true }),
    /**
     * That of the account, else of the operator or the device; none where nobody is known: then only who sees
     * everything sees it.
     */
    hospital: ref('hospital', { readOnly: true, on: { remove: 'keep' } }),
    call: text({ required: true, readOnly: true, max: 200 }),
    detail: text({ readOnly: true, max: 200 }),
    ip: text({ readOnly: true, max: 50, personal: true }),
    browser: text({ readOnly: true }),
    count: integer({ required: true, readOnly: true, default: 1, min: 1 }),
    firstAt: datetime({ required: true, readOnly: true }),
    lastAt: datetime({ required: true, readOnly: true }),
    burst: text({ required: true, readOnly: true, max: 64, unique: 'ever' }),
  },
  list: {
    columns: [
      'kind',
      'account',
      'operator',
      'ip',
      'browser',
      'call',
      'detail',
      'apiToken',
      'count',
      'firstAt',
      'lastAt',
    ],
    spare: ['firstAt', 'browser', 'apiToken'],
    card: ['account', 'operator', 'ip', 'count', 'lastAt'],
    filters: ['kind', 'account', 'operator', 'device', 'apiToken', 'hospital', 'ip', 'lastAt'],
    sort: ['lastAt', 'DESC'],
  },
  form: [
    { section: 'event', fields: ['kind', 'call', 'detail', 'count', 'firstAt', 'lastAt'] },
    { section: 'who', fields: ['account', 'operator', 'apiToken', 'device', 'hospital', 'ip', 'browser'] },
  ],
  actions: { list: {}, get: {} },
})
