import { choice, datetime, integer, ref, resource, term, text } from '../core/index.ts'
import { failures } from '../system/message.ts'

/** Why nothing was sent: its operator cannot sign in, may not see such records, or none of this number. */
export const withheld = ['operator', 'permission', 'record'] as const

/**
 * One event that a webhook tells of. Written by the database as soon as it is in the history, and delivered after the
 * commit. What is told is kept nowhere: it is read when it is sent, and so is what is sent again.
 */
export const webhookDelivery = resource({
  name: 'webhookDelivery',
  label: 'name',
  retention: { since: 'createdAt', days: 'retentionSetting.messageDays' },
  scopedBy: 'hospital',
  visibility: { when: { state: { not: ['waiting', 'sent', 'failed', 'withheld'] } }, rest: ['author', 'unlimited'] },
  fields: {
    /** What the webhook was called. */
    name: text({ required: true, readOnly: true, max: 50, personal: false }),
    webhook: ref('webhook', { required: true, readOnly: true }),
    hospital: ref('hospital', { required: true, follows: 'webhook', on: { remove: 'keep' } }),
    resource: term('resource', { required: true, readOnly: true }),
    event: term('operation', { required: true, readOnly: true }),
    /** The number of the record; none of a test. */
    record: integer({ readOnly: true }),
    state: choice(['waiting', 'sent', 'failed', 'withheld'], {
      required: true,
      readOnly: true,
      default: 'waiting',
      tones: { sent: 'positive', failed: 'critical', withheld: 'warning' },
    }),
    reason: choice([...failures, ...withheld], { readOnly: true, tones: {} }),
    /** The code that the other side answered. */
    detail: text({ readOnly: true, max: 50, personal: false }),
    tries: integer({ readOnly: true, default: 0 }),
    nextTryAt: datetime({ readOnly: true }),
    sentAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['createdAt', 'webhook', 'resource', 'event', 'record', 'state', 'reason', 'detail', 'tries', 'sentAt'],
    spare: ['detail', 'tries', 'reason'],
    card: ['resource', 'event', 'record', 'state', 'reason'],
    filters: ['state', 'webhook', 'event', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'event', fields: ['webhook', 'resource', 'event', 'record'] },
    { section: 'delivery', fields: ['state', 'reason', 'detail', 'tries', 'nextTryAt', 'sentAt'] },
  ],
  actions: {
    list: {},
    get: {},
    /** Sends it once more, as the record is now. */
    replay: {
      when: { state: ['sent', 'failed', 'withheld'] },
      set: { state: 'waiting', tries: 0, reason: null, detail: null, nextTryAt: null },
      bulk: true,
      tone: 'positive',
    },
  },
})
