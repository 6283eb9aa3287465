import { choice, date, datetime, integer, money, ref, resource, text } from '../core/index.ts'
import { rechargeType } from './rechargeType.ts'

/**
 * Why times came to patients or went from them. What one record of a child hands over to the other in a merge moves
 * nothing between people.
 */
export const movementKinds = ['topUp', 'refund', 'consume', 'settle'] as const

/**
 * The ledger of patients' times, movement by movement: what came and what went, signed, and what it is worth by the
 * price of its top-up.
 */
export const timesMovement = resource({
  name: 'timesMovement',
  label: 'number',
  scopedBy: 'hospital',
  staff: ['patient'],
  rows: 'query',
  fields: {
    /** Of the top-up that the times are of. */
    number: text(),
    /** The training day that was consumed; else the business day of the movement. */
    day: date({ required: true }),
    at: datetime({ required: true }),
    kind: choice(movementKinds, { required: true, tones: { topUp: 'positive', refund: 'warning' } }),
    patient: ref('patient', { required: true, formerBy: 'hospital' }),
    /** Whose account paid. */
    hospital: ref('hospital', { required: true }),
    rechargeType: rechargeType({ required: true }),
    recharge: ref('recharge', { required: true }),
    times: integer({ required: true }),
    giveTimes: integer({ required: true }),
    /** Both together. */
    total: integer({ required: true }),
    /**
     * Fen of the paid times, by the price of the top-up as it was sold; all movements of a top-up that is used up come
     * to nothing.
     */
    worth: money({ required: true }),
  },
  list: {
    columns: [
      'number',
      'day',
      'kind',
      'patient',
      'hospital',
      'rechargeType',
      'times',
      'giveTimes',
      'total',
      'worth',
      'at',
      'recharge',
    ],
    spare: ['rechargeType', 'total', 'at', 'recharge'],
    card: ['patient', 'day', 'kind', 'total', 'worth'],
    filters: ['day', 'kind', 'hospital', 'rechargeType', 'patient', 'recharge'],
    search: ['patient', 'recharge'],
    totals: ['times', 'giveTimes', 'total', 'worth'],
    sort: ['at', 'DESC'],
  },
  actions: { list: { call: 'GET api/timesMovement' } },
})
