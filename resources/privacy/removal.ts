import { choice, date, datetime, integer, resource } from '../core/index.ts'

/**
 * All that is kept for a time: records of resources that say so (`retention`), and rows of tables that no descriptor
 * knows.
 */
export const removalKinds = [
  'patient',
  'message',
  'webhookDelivery',
  'formerMobile',
  'securityEvent',
  'errorLog',
  'change',
  'look',
  'signIn',
  'failedCall',
  'sealedRecord',
] as const

export type RemovalKind = (typeof removalKinds)[number]

/**
 * That what is too old will be removed, and what became of it: announced some days before, and carried out in batches
 * by the job `removeDue`. Written by the hosts alone. Whatever is of a day before `before` goes, and nothing else: a
 * setting that was made shorter since is announced by itself.
 */
export const removal = resource({
  name: 'removal',
  label: ['removeOn', 'before'],
  scopedBy: 'nothing',
  fields: {
    kind: choice(removalKinds, { required: true, readOnly: true }),
    state: choice(['announced', 'running', 'done'], {
      required: true,
      readOnly: true,
      default: 'announced',
      tones: { announced: 'warning', running: 'neutral', done: 'positive' },
    }),
    before: date({ required: true, readOnly: true }),
    removeOn: date({ required: true, readOnly: true }),
    /** How many there were when it was announced. */
    expected: integer({ required: true, readOnly: true, default: 0, min: 0 }),
    removed: integer({ required: true, readOnly: true, default: 0, min: 0 }),
    startedAt: datetime({ readOnly: true }),
    endedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['kind', 'state', 'before', 'expected', 'removeOn', 'removed', 'startedAt', 'endedAt', 'createdAt'],
    spare: ['startedAt', 'createdAt'],
    card: ['expected', 'before', 'removeOn', 'removed'],
    filters: ['state', 'kind', 'removeOn', 'createdAt'],
    sort: ['removeOn', 'DESC'],
  },
  form: [
    { section: 'announcement', fields: ['kind', 'before', 'expected', 'removeOn'] },
    { section: 'result', fields: ['state', 'removed', 'startedAt', 'endedAt'] },
  ],
  actions: { list: {}, get: {} },
})
