import {
  choice,
  date,
  datetime,
  deletable,
  deletion,
  dictionary,
  flag,
  inOrder,
  longText,
  ref,
  resource,
  text,
} from '../core/index.ts'

const channels = ['phone', 'sms', 'wechat', 'visit', 'other'] as const
const kept = { deleted: false, 'patient.deleted': false } as const

/**
 * That somebody asked how a child is doing, and when to ask again. While no later one of the same child is there, it is
 * outstanding from its next date on: the database keeps that, whoever writes.
 */
export const followUp = resource({
  name: 'followUp',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: 'remove',
  fields: {
    number: text({ readOnly: true, max: 50 }),
    patient: ref('patient', {
      required: true,
      once: true,
      where: { type: { not: 'demo' } },
      on: { merge: 'move', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    at: datetime({ required: true, max: 'now' }),
    channel: choice(channels, { required: true, default: 'phone' }),
    content: longText({ required: true, max: 5000 }),
    result: dictionary('followUpResult'),
    nextOn: date({ max: '+2y' }),
    /** The latest one of the child names a day on which to ask again. */
    outstanding: flag({ readOnly: true }),
    ...deletable,
  },
  list: {
    columns: [
      'patient',
      'hospital',
      'at',
      'channel',
      'content',
      'result',
      'nextOn',
      'outstanding',
      'createdBy',
      'createdAt',
    ],
    spare: ['hospital', 'createdAt', 'channel', 'createdBy'],
    card: ['at', 'channel', 'content', 'result', 'nextOn'],
    filters: ['patient', 'hospital', 'channel', 'result', 'at', 'nextOn', 'outstanding', 'createdBy', 'deleted'],
    search: ['patient'],
    sort: ['at', 'DESC'],
    calendar: { start: 'nextOn' },
  },
  form: [{ section: 'followUp', fields: ['patient', 'at', 'channel', 'content', 'result', 'nextOn'] }],
  rules: [inOrder('at', 'nextOn')],
  actions: {
    list: {},
    get: {},
    create: {},
    update: { when: kept },
    ...deletion({ recoverable: { 'patient.deleted': false } }),
  },
})
