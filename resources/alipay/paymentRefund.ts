import { choice, datetime, integer, money, ref, resource, text } from '../core/index.ts'

/**
 * Money of an order that goes back by Alipay. It is written in the transaction in which the times are taken back, and then asked of Alipay by its own number
 * until it is done: asked again, nothing is given back twice.
 */
export const paymentRefund = resource({
  name: 'paymentRefund',
  label: 'number',
  scopedBy: 'hospital',
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, required: true, unique: 'ever', max: 80, personal: false }),
    paymentOrder: ref('paymentOrder', { required: true, readOnly: true }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'keep' } }),
    amount: money({ required: true, readOnly: true }),
    state: choice(['waiting', 'refunded'], { required: true, readOnly: true, default: 'waiting', tones: { waiting: 'warning', refunded: 'positive' } }),
    /** The row of the journal that it is the money of; none where nothing was bought. */
    payment: ref('hospitalPayment', { readOnly: true, unique: true }),
    /** What Alipay last said against it, in its own code. */
    trouble: text({ readOnly: true, max: 64, personal: false }),
    refundedAt: datetime({ readOnly: true }),
    checks: integer({ readOnly: true, default: 0 }),
    checkAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['number', 'paymentOrder', 'hospital', 'amount', 'state', 'trouble', 'createdAt', 'refundedAt', 'checkAt'],
    spare: ['checkAt'],
    card: ['hospital', 'paymentOrder', 'amount', 'state', 'createdAt'],
    filters: ['state', 'hospital', 'paymentOrder', 'createdAt', 'refundedAt'],
    search: ['number', 'paymentOrder'],
    totals: ['amount'],
    sort: ['createdAt', 'DESC'],
  },
  form: [{ section: 'refund', fields: ['number', 'paymentOrder', 'hospital', 'amount', 'state', 'trouble', 'payment', 'refundedAt', 'checks', 'checkAt'] }],
  invalidates: ['paymentOrder'],
  actions: {
    list: { call: 'GET api/paymentRefund' }, get: {},
    /** Has Alipay asked again now, as after its account got money. */
    retry: { when: { state: 'waiting' }, bulk: true },
  },
})
