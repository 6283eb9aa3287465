import { choice, datetime, integer, money, ref, resource, text } from '../core/index.ts'
import { rechargeType } from './rechargeType.ts'

/** Waiting; agreed to and given back; refused; or agreed to when nothing was left to give back. */
export const reviews = ['waiting', 'agree', 'refuse', 'failed'] as const

/**
 * A refund above a limit of the settings, of a patient's top-up, of a card or to an organisation, which somebody else
 * than who asked for it agrees to.
 */
export const refundRequest = resource({
  name: 'refundRequest',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  comments: true,
  staff: ['patient'],
  unavailableReasons: true,
  invalidates: [
    'recharge',
    'rechargeRefund',
    'card',
    'patient',
    'payment',
    'hospitalRecharge',
    'hospitalPayment',
    'hospital',
  ],
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, max: 50, personal: false }),
    /** None of them is there where an organisation gives times back. */
    recharge: ref('recharge', { readOnly: true }),
    card: ref('card', { readOnly: true }),
    patient: ref('patient', {
      readOnly: true,
      formerBy: 'hospital',
      on: { merge: 'move', transfer: 'stay', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'handler' } }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    times: integer({ required: true, readOnly: true }),
    giveTimes: integer({ readOnly: true, default: 0 }),
    amount: money({ readOnly: true, default: 0 }),
    reason: text({ required: true, max: 50, readOnly: true }),
    review: choice(reviews, {
      readOnly: true,
      default: 'waiting',
      tones: { waiting: 'warning', agree: 'positive', refuse: 'critical', failed: 'critical' },
    }),
    /** What the reviewer wrote, who refused it. */
    answer: text({ max: 50, readOnly: true }),
    /** Why it failed, which the server found. */
    failure: choice(['nothingLeft'], { readOnly: true, showWhen: { review: 'failed' } }),
    reviewedBy: ref('operator', { readOnly: true, on: { remove: 'keep' } }),
    reviewedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'patient',
      'hospital',
      'rechargeType',
      'times',
      'amount',
      'reason',
      'review',
      'createdBy',
      'createdAt',
      'reviewedBy',
      'reviewedAt',
    ],
    spare: ['rechargeType', 'reason', 'createdBy', 'reviewedBy', 'reviewedAt'],
    card: ['patient', 'hospital', 'times', 'amount', 'reason', 'createdBy', 'createdAt'],
    filters: ['review', 'patient', 'hospital', 'recharge', 'card', 'rechargeType', 'createdAt'],
    search: ['number', 'patient'],
    board: { by: 'review', moves: { agree: 'agree', refuse: 'refuse' } },
  },
  form: [
    {
      section: 'request',
      fields: [
        'number',
        'recharge',
        'card',
        'patient',
        'hospital',
        'rechargeType',
        'times',
        'giveTimes',
        'amount',
        'reason',
      ],
    },
    { section: 'review', fields: ['review', 'answer', 'failure', 'reviewedBy', 'reviewedAt'] },
  ],
  actions: {
    list: {},
    get: {},
    agree: { when: { review: 'waiting' }, confirm: true, tone: 'positive' },
    refuse: { when: { review: 'waiting' }, input: { answer: text({ required: true, max: 50 }) }, tone: 'critical' },
  },
})
