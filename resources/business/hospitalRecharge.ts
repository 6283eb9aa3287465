import { choice, date, datetime, inOrder, integer, longText, money, ref, resource, text } from '../schema/index.ts'
import { payChannel, payStatus } from './payment.ts'
import { rechargeType } from './rechargeType.ts'

/**
 * Times that an organisation bought or gave back, in one row each. A refund has negative numbers, so that sums tell what stayed. Rows are
 * never changed but in whether they are paid: the ledger's movement of the same operation says the same.
 */
export const hospitalRecharge = resource({
  name: 'hospitalRecharge',
  label: 'number',
  scopedBy: 'hospital',
  fields: {
    number: text({ readOnly: true, unique: 'ever' }),
    hospital: ref('hospital', { required: true, readOnly: true }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    movement: choice(['topUp', 'refund'], { required: true, readOnly: true, tones: { topUp: 'positive', refund: 'warning' } }),
    times: integer({ readOnly: true, default: 0 }),
    giveTimes: integer({ readOnly: true, default: 0 }),
    total: integer({ readOnly: true, default: 0 }),
    amount: money({ readOnly: true, default: 0 }),
    payStatus: payStatus({ readOnly: true, default: 'unpaid' }),
    channel: payChannel({ readOnly: true }),
    paidAt: datetime({ readOnly: true }),
    /** Of a refund that cancels an unpaid top-up: that top-up. */
    cancels: ref('hospitalRecharge', { readOnly: true, unique: true, showWhen: { movement: 'refund' } }),
    remark: longText({ readOnly: true, max: 5000 }),
  },
  list: {
    columns: ['number', 'hospital', 'rechargeType', 'movement', 'times', 'giveTimes', 'total', 'amount', 'payStatus', 'createdAt'],
    filters: ['hospital', 'rechargeType', 'movement', 'payStatus', 'channel', 'createdAt', 'createdBy'],
    search: ['number', 'hospital'],
    totals: ['times', 'giveTimes', 'total', 'amount'],
  },
  form: [
    { section: 'movement', fields: ['number', 'hospital', 'rechargeType', 'movement', 'times', 'giveTimes', 'total'] },
    { section: 'payment', fields: ['amount', 'payStatus', 'channel', 'paidAt', 'cancels', 'remark'] },
  ],
  affects: ['hospital'],
  actions: {
    list: { call: 'GET api/hospital/hospitalChargeRecord' },
    get: {},
    pay: {
      when: { movement: 'topUp', payStatus: 'unpaid' }, ask: { channel: payChannel({ required: true }) }, tone: 'positive',
    },
    /** Sums of each organisation within the caller's reach, most first. */
    organ: {
      call: 'GET api/hospital/hospitalChargeRecord/organ', on: 'list', may: 'hospitalRecharge:list', hidden: true, many: true,
      ask: { hospital: ref('hospital'), rechargeType: rechargeType(), from: date(), to: date() }, rules: [inOrder('from', 'to')],
      gives: {
        hospital: ref('hospital', { required: true }), times: integer({ required: true }), giveTimes: integer({ required: true }), total: integer({ required: true }),
        amount: money({ required: true }), count: integer({ required: true }),
      },
    },
  },
})
