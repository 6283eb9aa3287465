import { choice, datetime, integer, resource, secret, text } from '../core/index.ts'

/** Why a message was not delivered; `detail` adds the code that the other side answered. */
export const failures = [
  'unreachable',
  'timeout',
  'encryption',
  'signIn',
  'recipient',
  'refused',
  'notConfigured',
  'secret',
  'unexpected',
] as const

/**
 * The log of messages to people: one-time passwords, codes and notices, by SMS or mail. Written by the sender alone.
 * Nobody reads here what they say: the body is sealed while it is on its way, and erased once it was delivered or does
 * not hold any more. Of a `logged` message, which no service took, there never was one.
 */
export const message = resource({
  name: 'message',
  label: 'detail',
  scopedBy: 'nothing',
  // Recipients of all organisations, which a message says nothing of.
  visibility: { rest: ['unlimited'] },
  erasure: 'remove',
  retention: { since: 'createdAt', days: 'retentionSetting.messageDays' },
  fields: {
    channel: choice(['sms', 'email'], { required: true, readOnly: true }),
    recipient: text({ required: true, readOnly: true, mask: 'tail4', max: 200 }),
    about: choice(
      [
        'oneTimePassword',
        'code',
        'account',
        'settingsChanged',
        'reexamination',
        'report',
        'letter',
        'failures',
        'test',
      ],
      { required: true, readOnly: true },
    ),
    /** What it was written in, its subject too, which follows from what it is about. */
    language: choice(['zh', 'en', 'both'], { required: true, readOnly: true, default: 'zh' }),
    body: secret({ readOnly: true }),
    /** What a mail has beside its text: subject, markup, attached files. */
    parts: secret({ readOnly: true }),
    state: choice(['logged', 'waiting', 'sent', 'failed', 'expired'], {
      required: true,
      readOnly: true,
      tones: { waiting: 'neutral', sent: 'positive', failed: 'critical', expired: 'warning' },
    }),
    tries: integer({ readOnly: true, default: 0, min: 0 }),
    reason: choice(failures, { readOnly: true, tones: {} }),
    detail: text({ readOnly: true }),
    nextTryAt: datetime({ readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    validUntil: datetime({ readOnly: true }),
  },
  list: {
    columns: ['channel', 'recipient', 'about', 'state', 'tries', 'reason', 'sentAt', 'createdAt'],
    filters: ['channel', 'about', 'state', 'reason', 'createdAt', 'validUntil'],
  },
  form: [
    { section: 'message', fields: ['channel', 'recipient', 'about', 'language', 'validUntil'] },
    { section: 'delivery', fields: ['state', 'tries', 'reason', 'detail', 'nextTryAt', 'sentAt'] },
  ],
  actions: {
    list: {},
    get: {},
    retry: {
      when: { state: 'failed' },
      set: { state: 'waiting', tries: 0, reason: null, detail: null, nextTryAt: null },
      bulk: true,
      tone: 'positive',
    },
  },
})
