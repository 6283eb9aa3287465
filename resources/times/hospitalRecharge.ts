import { choice, date, datetime, inOrder, integer, longText, money, ref, resource, text } from '../core/index.ts'
import { journalEntry } from './journal.ts'
import { payChannel, payStatus } from './payStatus.ts'
import { rechargeType } from './rechargeType.ts'

/** Times and fen (ten million yuan) that one call may move. */
const mostTimes = 100_000
const mostFen = 1_000_000_000

const account = {
  hospital: ref('hospital', { required: true }),
  rechargeType: rechargeType({ required: true }),
} as const
/** What a deleted organisation has left can still be given back. */
const formerAccount = {
  hospital: ref('hospital', { required: true, evenDeleted: true }),
  rechargeType: rechargeType({ required: true }),
} as const
const gifts = { giveTimes: integer({ default: 0, min: 0, max: mostTimes }) } as const
const price = { amount: money({ required: true, min: 0, max: mostFen }) } as const
const remaining = integer({ required: true })
const done = { id: integer({ required: true }), number: text({ required: true }), remaining } as const

const returned = {
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
} as const

/**
 * Times that an organisation bought or gave back, in one row each. A refund has negative numbers, so that sums tell
 * what stayed. Rows are never changed but in whether they are paid: the ledger's movement of the same operation says
 * the same.
 */
export const hospitalRecharge = resource({
  name: 'hospitalRecharge',
  label: 'number',
  scopedBy: 'hospital',
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, unique: 'ever', personal: false }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'handler' } }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    movement: choice(['topUp', 'refund'], {
      required: true,
      readOnly: true,
      tones: { topUp: 'positive', refund: 'warning' },
    }),
    times: integer({ readOnly: true, default: 0 }),
    giveTimes: integer({ readOnly: true, default: 0 }),
    total: integer({ readOnly: true, default: 0 }),
    amount: money({ readOnly: true, default: 0 }),
    payStatus: payStatus({ readOnly: true, default: 'unpaid' }),
    channel: payChannel({ readOnly: true }),
    paidAt: datetime({ readOnly: true }),
    /** Of a top-up that is not paid: fen that are not owed any more, as times of it went back. */
    cancelledAmount: money({ readOnly: true, default: 0 }),
    /** Of a refund that cancels an unpaid top-up: that top-up. */
    cancels: ref('hospitalRecharge', { readOnly: true, unique: true, showWhen: { movement: 'refund' } }),
    /** The request that somebody else agreed to. */
    request: ref('refundRequest', { readOnly: true, showWhen: { movement: 'refund' } }),
    remark: longText({ readOnly: true, max: 5000 }),
  },
  list: {
    columns: [
      'number',
      'hospital',
      'rechargeType',
      'movement',
      'times',
      'giveTimes',
      'total',
      'amount',
      'payStatus',
      'createdAt',
    ],
    spare: ['movement', 'times', 'giveTimes'],
    card: ['hospital', 'rechargeType', 'total', 'amount', 'createdAt'],
    filters: ['hospital', 'rechargeType', 'movement', 'payStatus', 'channel', 'createdAt', 'createdBy'],
    search: ['number', 'hospital'],
    totals: ['times', 'giveTimes', 'total', 'amount'],
  },
  form: [
    { section: 'movement', fields: ['number', 'hospital', 'rechargeType', 'movement', 'times', 'giveTimes', 'total'] },
    {
      section: 'payment',
      fields: ['amount', 'payStatus', 'channel', 'paidAt', 'cancelledAmount', 'cancels', 'request', 'remark'],
    },
  ],
  invalidates: ['hospital', 'hospitalPayment', 'refundRequest'],
  actions: {
    list: { call: 'GET api/hospital/hospitalChargeRecord' },
    get: {},
    topUp: {
      call: 'POST api/hospital/hospitalRecharge',
      on: 'list',
      tone: 'positive',
      output: done,
      input: {
        ...account,
        times: integer({ required: true, min: 1, max: mostTimes }),
        ...gifts,
        ...price,
        payStatus: choice(['unpaid', 'paid'], { required: true, default: 'unpaid' }),
        channel: payChannel({ showWhen: { payStatus: 'paid' }, requiredWhen: { payStatus: 'paid' } }),
        remark: longText({ max: 5000 }),
      },
    },
    /**
     * Above the limits of the settings it is asked for, and another operator of the platform agrees; then there is a
     * request and no row yet.
     */
    refund: {
      call: 'PUT api/hospital/hospitalRefund',
      on: 'list',
      tone: 'warning',
      output: {
        state: choice(['refunded', 'requested'], { required: true }),
        id: integer(),
        number: text(),
        request: integer(),
        remaining,
      },
      input: {
        ...formerAccount,
        times: integer({ required: true, min: 0, max: mostTimes }),
        ...gifts,
        ...price,
        reason: text({ required: true, max: 50 }),
      },
    },
    pay: {
      when: { movement: 'topUp', payStatus: 'unpaid' },
      input: { channel: payChannel({ required: true }) },
      tone: 'positive',
    },
    /** A top-up that was never paid for is taken back as a whole. */
    cancel: {
      when: { movement: 'topUp', payStatus: 'unpaid' },
      input: { reason: text({ required: true, max: 50 }) },
      audit: ['reason'],
      confirm: true,
      tone: 'critical',
    },
  },
  calls: {
    /**
     * How much can be given back at most: paid times and gifts that are left, and what those were bought for; and the
     * request that waits, which comes first.
     */
    canRefund: {
      call: 'POST api/hospital/queryCanRefundCount',
      permission: 'hospitalRecharge:refund',
      reads: true,
      input: formerAccount,
      output: { remaining, ...returned, waiting: integer() },
    },
    /**
     * What a refund begins with: what is left of paid times and of gifts, and what those, or as many as are asked for,
     * were bought for; fen that were not paid are not given back but owed no longer. `direct` is how much can be given
     * back of it before somebody else has to agree. `uid` is the organisation.
     */
    refundDefault: {
      call: 'GET api/hospitalRefoundDefaultByuid',
      permission: 'hospitalRecharge:refund',
      input: {
        uid: ref('hospital', { required: true, evenDeleted: true }),
        rechargeType: rechargeType({ required: true }),
        times: integer({ min: 0, max: mostTimes }),
      },
      output: { ...returned, cancelledAmount: money({ required: true }), direct: money() },
    },
    /** What an organisation, the caller's own where none is named, has left: of the type, or of all together. */
    remaining: {
      call: 'GET api/hospital/getRemainingDays',
      permission: 'signedIn',
      input: { rechargeTypeName: rechargeType(), hospital: ref('hospital', { evenDeleted: true }) },
      output: { remainingDays: integer({ required: true }) },
    },
    payments: {
      call: 'GET api/hospitalRecharge/payments/{id}',
      on: 'row',
      permission: 'hospitalRecharge:get',
      many: true,
      output: journalEntry,
    },
    /** Sums of each organisation within the caller's reach, deleted ones too, most first. */
    organ: {
      call: 'GET api/hospital/hospitalChargeRecord/organ',
      permission: 'hospitalRecharge:list',
      many: true,
      input: {
        hospital: ref('hospital', { evenDeleted: true }),
        rechargeType: rechargeType(),
        from: date(),
        to: date(),
      },
      rules: [inOrder('from', 'to')],
      output: {
        hospital: ref('hospital', { required: true }),
        times: integer({ required: true }),
        giveTimes: integer({ required: true }),
        total: integer({ required: true }),
        amount: money({ required: true }),
        count: integer({ required: true }),
      },
    },
  },
})
