import {
  choice,
  datetime,
  integer,
  longText,
  money,
  optionalPreviewToken,
  previewOutput,
  ref,
  resource,
  text,
} from '../core/index.ts'
import { journalEntry } from './journal.ts'
import { ledgerEntry } from './ledgerEntry.ts'
import { payChannel, payStatus } from './payStatus.ts'
import { rechargeType } from './rechargeType.ts'
import { expectedAmount, mostTimes, payers, toppedUp, toppedUpRow, topUpAsks, topUpPreview } from './topUp.ts'

/** How many of the paid times of a lot were given back: none, some, or all of them. */
export const refundStates = ['none', 'part', 'whole'] as const

/**
 * What a lot holds and what has gone of it: kept by the ledger alone. Days consume the oldest lot first, in it what was
 * paid before what was given.
 */
const lot = {
  times: integer({ required: true, readOnly: true, min: 0 }),
  giveTimes: integer({ readOnly: true, default: 0 }),
  /** Both together. */
  total: integer({ readOnly: true, default: 0 }),
  usedTimes: integer({ readOnly: true, default: 0 }),
  usedGiveTimes: integer({ readOnly: true, default: 0 }),
  refundedTimes: integer({ readOnly: true, default: 0 }),
  withdrawnGiveTimes: integer({ readOnly: true, default: 0 }),
  refundState: choice(refundStates, {
    readOnly: true,
    default: 'none',
    tones: { none: 'neutral', part: 'warning', whole: 'warning' },
  }),
}

/**
 * What it cost, by which price list, and how and when it was paid. `amount` is fen for all paid times of the lot; where
 * one that was never paid is cancelled, for those that were used, which stay owed. The journal keeps what each day
 * brought.
 */
const payment = {
  amount: money({ readOnly: true, default: 0 }),
  price: ref('price', { readOnly: true }),
  hospitalPrice: ref('hospitalPrice', { readOnly: true }),
  refundedAmount: money({ readOnly: true, default: 0 }),
  channel: payChannel({ readOnly: true }),
  payStatus: payStatus({ readOnly: true, default: 'unpaid' }),
  paidAt: datetime({ readOnly: true }),
  paidBy: ref('operator', { readOnly: true, on: { remove: 'keep' } }),
}

const refundable = { payStatus: { not: 'refunded' } } as const
/** Times to be given back; all that are unused where nothing is said. */
const refundTimes = integer({ min: 1, max: mostTimes })

/** A patient's top-up, which is a lot of the ledger: how many times were paid and given, and what is left of them. */
export const recharge = resource({
  name: 'recharge',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  unavailableReasons: true,
  invalidates: ['patient', 'rechargeRefund', 'refundRequest', 'payment'],
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, max: 50, personal: false }),
    /** What was topped up together has the same. */
    batch: text({ readOnly: true, max: 50, personal: false }),
    patient: ref('patient', {
      required: true,
      readOnly: true,
      formerBy: 'hospital',
      on: { merge: 'move', transfer: 'stay', remove: 'keep' },
    }),
    /**
     * The organisation whose account paid, or would have paid where the platform did; it stays when the patient moves.
     */
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'keep' } }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    payer: choice(payers, { readOnly: true, default: 'organisation' }),
    ...lot,
    ...payment,
    /** The prepaid card that it came by, with which it was paid. */
    card: ref('card', { readOnly: true, unique: true }),
    doctor: ref('doctor', { readOnly: true }),
    remark: longText({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'patient',
      'hospital',
      'rechargeType',
      'times',
      'giveTimes',
      'total',
      'amount',
      'payStatus',
      'refundState',
      'usedTimes',
      'refundedTimes',
      'refundedAmount',
      'channel',
      'card',
      'doctor',
      'createdBy',
      'createdAt',
    ],
    spare: [
      'times',
      'giveTimes',
      'usedTimes',
      'refundedTimes',
      'refundedAmount',
      'channel',
      'card',
      'doctor',
      'createdBy',
      'rechargeType',
      'total',
    ],
    card: ['patient', 'hospital', 'rechargeType', 'times', 'giveTimes', 'amount', 'createdAt'],
    filters: [
      'patient',
      'hospital',
      'rechargeType',
      'doctor',
      'channel',
      'payStatus',
      'refundState',
      'payer',
      'card',
      'batch',
      'createdBy',
      'createdAt',
    ],
    search: ['number', 'patient'],
    totals: ['times', 'giveTimes', 'total', 'usedTimes', 'usedGiveTimes', 'refundedTimes', 'amount', 'refundedAmount'],
  },
  form: [
    {
      section: 'recharge',
      fields: [
        'number',
        'batch',
        'patient',
        'hospital',
        'rechargeType',
        'payer',
        'times',
        'giveTimes',
        'total',
        'doctor',
        'remark',
      ],
    },
    {
      section: 'payment',
      fields: ['amount', 'price', 'hospitalPrice', 'payStatus', 'channel', 'card', 'paidAt', 'paidBy'],
    },
    {
      section: 'rest',
      fields: ['usedTimes', 'usedGiveTimes', 'refundState', 'refundedTimes', 'refundedAmount', 'withdrawnGiveTimes'],
    },
  ],
  actions: {
    list: {},
    get: {},
    pay: {
      call: 'PUT api/recharge/pay/{id}',
      when: { payStatus: 'unpaid' },
      input: { channel: payChannel({ required: true }) },
      tone: 'positive',
    },
    refund: {
      call: 'PUT api/recharge/refund/{id}',
      when: refundable,
      tone: 'warning',
      audit: ['reason'],
      preview: 'refundPreview',
      input: { times: refundTimes, reason: text({ required: true, max: 50 }), ...optionalPreviewToken },
      output: {
        state: choice(['refunded', 'requested'], { required: true }),
        request: integer(),
        times: integer({ required: true }),
        giveTimes: integer({ required: true }),
        amount: money({ required: true }),
      },
    },
  },
  calls: {
    topUp: {
      call: 'POST api/recharge',
      permission: 'recharge:create',
      input: { ...topUpAsks, ...optionalPreviewToken, expectedAmount },
      output: toppedUp,
    },
    topUpPreview: {
      call: 'POST api/recharge/preview',
      permission: 'recharge:create',
      reads: true,
      input: topUpAsks,
      output: topUpPreview,
    },
    batch: {
      call: 'GET api/recharge/batch/{batch}',
      permission: 'recharge:list',
      many: true,
      input: { batch: text({ required: true, max: 50 }) },
      output: toppedUpRow,
    },
    entries: {
      call: 'GET api/recharge/entries/{id}',
      on: 'row',
      permission: 'recharge:get',
      many: true,
      output: ledgerEntry,
    },
    payments: {
      call: 'GET api/recharge/payments/{id}',
      on: 'row',
      permission: 'recharge:get',
      many: true,
      output: journalEntry,
    },
    refundPreview: {
      call: 'GET api/recharge/refundPreview/{id}',
      on: 'row',
      input: { times: refundTimes },
      output: previewOutput,
    },
  },
})
