import { choice, datetime, integer, money, ref, resource, text } from '../schema/index.ts'

/** Waiting; agreed to and given back; refused; or agreed to when nothing was left to give back. */
export const reviews = ['waiting', 'agree', 'refuse', 'failed'] as const

/** A refund above the limit of the settings, which somebody else than who asked for it agrees to. */
export const refundRequest = resource({
  name: 'refundRequest',
  label: 'number',
  scopedBy: 'hospital',
  staff: ['patient'],
  hinders: true,
  affects: ['recharge', 'rechargeRefund', 'patient'],
  fields: {
    number: text({ readOnly: true, max: 50 }),
    recharge: ref('recharge', { required: true, readOnly: true }),
    patient: ref('patient', { required: true, readOnly: true }),
    hospital: ref('hospital', { required: true, readOnly: true }),
    times: integer({ required: true, readOnly: true }),
    amount: money({ readOnly: true, default: 0 }),
    reason: text({ required: true, max: 50, readOnly: true }),
    review: choice(reviews, { readOnly: true, default: 'waiting', tones: { waiting: 'warning', agree: 'positive', refuse: 'critical', failed: 'critical' } }),
    answer: text({ max: 50, readOnly: true }),
    reviewedBy: ref('operator', { readOnly: true }),
    reviewedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['number', 'patient', 'hospital', 'times', 'amount', 'reason', 'review', 'createdBy', 'createdAt', 'reviewedBy', 'reviewedAt'],
    spare: ['reason', 'createdBy', 'reviewedBy', 'reviewedAt'],
    card: ['patient', 'times', 'amount', 'reason', 'createdBy', 'createdAt'],
    filters: ['review', 'patient', 'hospital', 'recharge', 'createdAt'],
    search: ['number', 'patient'],
  },
  form: [
    { section: 'request', fields: ['number', 'recharge', 'patient', 'hospital', 'times', 'amount', 'reason'] },
    { section: 'review', fields: ['review', 'answer', 'reviewedBy', 'reviewedAt'] },
  ],
  actions: {
    list: {}, get: {},
    agree: { when: { review: 'waiting' }, confirm: true, tone: 'positive' },
    refuse: { when: { review: 'waiting' }, ask: { answer: text({ required: true, max: 50 }) }, tone: 'critical' },
  },
})
