import { integer, money, ref, resource, text } from '../core/index.ts'
import { payChannel } from './payStatus.ts'
import { rechargeType } from './rechargeType.ts'

/**
 * What was given back of a top-up: times, gifts that were withdrawn, and money by the way it had come. Made by a refund
 * and never changed.
 */
export const rechargeRefund = resource({
  name: 'rechargeRefund',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, max: 50, personal: false }),
    recharge: ref('recharge', { required: true, readOnly: true }),
    patient: ref('patient', {
      required: true,
      readOnly: true,
      formerBy: 'hospital',
      on: { merge: 'move', transfer: 'stay', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'keep' } }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    times: integer({ readOnly: true, default: 0 }),
    giveTimes: integer({ readOnly: true, default: 0 }),
    amount: money({ readOnly: true, default: 0 }),
    /** Fen that are not owed any more, as the top-up was never paid. */
    cancelledAmount: money({ readOnly: true, default: 0 }),
    channel: payChannel({ readOnly: true }),
    /** The request that somebody else agreed to. */
    request: ref('refundRequest', { readOnly: true }),
    reason: text({ required: true, max: 50, readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'patient',
      'hospital',
      'rechargeType',
      'times',
      'amount',
      'giveTimes',
      'cancelledAmount',
      'channel',
      'reason',
      'createdBy',
      'createdAt',
    ],
    spare: ['rechargeType', 'giveTimes', 'cancelledAmount', 'channel', 'createdBy'],
    card: ['patient', 'rechargeType', 'times', 'amount', 'createdBy', 'createdAt'],
    filters: ['patient', 'hospital', 'recharge', 'rechargeType', 'channel', 'createdAt'],
    search: ['number', 'patient'],
    totals: ['times', 'giveTimes', 'amount', 'cancelledAmount'],
  },
  form: [
    {
      section: 'refund',
      fields: [
        'number',
        'recharge',
        'patient',
        'hospital',
        'rechargeType',
        'times',
        'giveTimes',
        'amount',
        'cancelledAmount',
        'channel',
        'request',
        'reason',
      ],
    },
  ],
  actions: { list: { call: 'GET api/rechargeRefund' }, get: {} },
})
