import { choice, date, datetime, integer, longText, money, ref, resource, text } from '../core/index.ts'
import { payChannel } from '../times/payStatus.ts'

/**
 * Why Alipay can never give it back: it closed the trade, gives nothing back after so long, or who paid has no account
 * there any more.
 */
export const settledReasons = ['tradeClosed', 'tooLate', 'accountGone', 'other'] as const

const settled = { state: 'settled' } as const

/**
 * Money of an order that goes back by Alipay. It is written in the transaction in which the times are taken back, and
 * then asked of Alipay by its own number until it is done: asked again, nothing is given back twice. What Alipay can
 * never give back is settled otherwise, by hand.
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
    state: choice(['waiting', 'refunded', 'settled'], {
      required: true,
      readOnly: true,
      default: 'waiting',
      tones: { waiting: 'warning', refunded: 'positive', settled: 'neutral' },
    }),
    /** The row of the journal that it is the money of; none where nothing was bought. */
    payment: ref('hospitalPayment', { readOnly: true, unique: true }),
    /** What Alipay last said against it, in its own code. */
    trouble: text({ readOnly: true, max: 64, personal: false }),
    refundedAt: datetime({ readOnly: true }),
    /** The bill of Alipay in which it stands. */
    billedOn: date({ readOnly: true }),
    /** How it went back where Alipay could not give it back, with what proves it. */
    settledReason: choice(settledReasons, { readOnly: true, showWhen: settled }),
    settledChannel: payChannel({ readOnly: true, showWhen: settled }),
    settledReference: text({ readOnly: true, max: 100, personal: false, showWhen: settled }),
    settledNote: longText({ readOnly: true, max: 500, personal: false, showWhen: settled }),
    settledBy: ref('operator', { readOnly: true, showWhen: settled, on: { remove: 'keep' } }),
    settledAt: datetime({ readOnly: true, showWhen: settled }),
    checks: integer({ readOnly: true, default: 0 }),
    checkAt: datetime({ readOnly: true }),
    /** Since when Alipay has been asked and has said nothing: it may have given it back. */
    askedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'paymentOrder',
      'hospital',
      'amount',
      'state',
      'trouble',
      'createdAt',
      'refundedAt',
      'settledAt',
      'checkAt',
    ],
    spare: ['settledAt', 'checkAt', 'trouble', 'createdAt'],
    card: ['hospital', 'paymentOrder', 'amount', 'state', 'createdAt'],
    filters: ['state', 'hospital', 'paymentOrder', 'createdAt', 'refundedAt', 'settledReason', 'settledAt'],
    search: ['number', 'paymentOrder', 'settledReference'],
    totals: ['amount'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    {
      section: 'refund',
      fields: [
        'number',
        'paymentOrder',
        'hospital',
        'amount',
        'state',
        'trouble',
        'payment',
        'refundedAt',
        'billedOn',
        'checks',
        'checkAt',
        'askedAt',
      ],
    },
    {
      section: 'settled',
      fields: ['settledReason', 'settledChannel', 'settledReference', 'settledNote', 'settledBy', 'settledAt'],
    },
  ],
  invalidates: ['paymentOrder', 'hospitalPayment', 'hospitalRecharge'],
  actions: {
    list: { call: 'GET api/paymentRefund' },
    get: {},
    /** Has Alipay asked again now, as after its account got money. */
    retry: { when: { state: 'waiting' }, bulk: true },
    /**
     * The money went back by another channel, as Alipay refuses for good: it is asked for no longer, and the journal
     * says by which channel it went.
     */
    settle: {
      when: { state: 'waiting' },
      tone: 'warning',
      confirm: true,
      input: {
        reason: choice(settledReasons, { required: true }),
        channel: payChannel({ required: true }),
        reference: text({ required: true, max: 100, personal: false }),
        note: longText({ max: 500, personal: false, requiredWhen: { reason: 'other' } }),
      },
    },
  },
})
