import { choice, date, datetime, flag, integer, money, ref, resource, text } from '../core/index.ts'
import { payChannel, payStatus } from '../times/payStatus.ts'
import { rechargeType } from '../times/rechargeType.ts'
import { payers } from '../times/topUp.ts'

/** What a card has: what of it is known from its making on, and its sale. */
export const cardStates = ['new', 'sold', 'redeemed', 'void', 'expired'] as const

/** Whom a card is sold to: somebody over the counter, or an organisation that hands it on. */
export const buyers = ['customer', 'organisation'] as const

/** What redeems a card: its number, and the code under the scratch-off. */
const proof = { number: text({ required: true, max: 25 }), code: text({ required: true, max: 25 }) }
const redeemed = {
  recharge: integer({ required: true }),
  number: text({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  /** It was redeemed before, for the same patient: this call added nothing. */
  repeated: flag(),
}
const reason = text({ required: true, max: 50 })

/**
 * A prepaid card. At its sale its times move into an account of its own and its money is booked; whoever redeems it
 * gets the times as a top-up. Void and refunded ones give back exactly what there was.
 */
export const card = resource({
  name: 'card',
  label: 'number',
  scopedBy: 'hospital',
  unavailableReasons: true,
  invalidates: ['cardBatch', 'cardType', 'recharge', 'patient', 'payment', 'hospital', 'refundRequest'],
  erasure: 'nameless',
  fields: {
    number: text({ required: true, readOnly: true, max: 25, unique: 'ever', personal: false }),
    type: ref('cardType', { required: true, readOnly: true }),
    batch: ref('cardBatch', { required: true, readOnly: true }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'handler' } }),
    state: choice(cardStates, {
      readOnly: true,
      default: 'new',
      tones: { new: 'neutral', sold: 'warning', redeemed: 'positive', void: 'critical', expired: 'critical' },
    }),
    rechargeType: rechargeType({ required: true, readOnly: true }),
    times: integer({ required: true, readOnly: true }),
    giveTimes: integer({ readOnly: true, default: 0 }),
    price: money({ readOnly: true, default: 0 }),
    /** From its sale. */
    validDays: integer({ readOnly: true }),
    validUntil: date({ readOnly: true }),
    buyer: choice(buyers, { readOnly: true }),
    payer: choice(payers, { readOnly: true }),
    /**
     * Fen that it was billed for, and those that went back; of a card that was redeemed its top-up goes on from there.
     */
    amount: money({ readOnly: true, default: 0 }),
    refundedAmount: money({ readOnly: true, default: 0 }),
    payStatus: payStatus({ readOnly: true }),
    channel: payChannel({ readOnly: true }),
    paidAt: datetime({ readOnly: true }),
    soldAt: datetime({ readOnly: true }),
    redeemedAt: datetime({ readOnly: true }),
    patient: ref('patient', {
      readOnly: true,
      formerBy: 'hospital',
      on: { merge: 'move', transfer: 'stay', remove: 'keep' },
    }),
    /** The request that somebody else agreed to. */
    request: ref('refundRequest', { readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'type',
      'batch',
      'hospital',
      'state',
      'rechargeType',
      'times',
      'giveTimes',
      'price',
      'amount',
      'payStatus',
      'channel',
      'buyer',
      'payer',
      'validUntil',
      'soldAt',
      'redeemedAt',
      'patient',
    ],
    spare: ['batch', 'rechargeType', 'giveTimes', 'amount', 'channel', 'buyer', 'payer', 'redeemedAt', 'patient'],
    card: ['type', 'hospital', 'times', 'price', 'validUntil'],
    filters: [
      'state',
      'type',
      'batch',
      'hospital',
      'payStatus',
      'channel',
      'buyer',
      'patient',
      'validUntil',
      'soldAt',
      'redeemedAt',
    ],
    search: ['number', 'patient'],
    totals: ['times', 'giveTimes', 'amount', 'refundedAmount'],
  },
  form: [
    {
      section: 'card',
      fields: [
        'number',
        'type',
        'batch',
        'hospital',
        'state',
        'rechargeType',
        'times',
        'giveTimes',
        'price',
        'validDays',
        'validUntil',
      ],
    },
    {
      section: 'sale',
      fields: ['buyer', 'payer', 'soldAt', 'amount', 'payStatus', 'channel', 'paidAt', 'refundedAmount', 'request'],
    },
    { section: 'redemption', fields: ['redeemedAt', 'patient'] },
  ],
  actions: {
    list: {},
    get: {},
    options: {},
    /**
     * To an organisation only the platform sells, out of its own account; the card is the organisation's from then on.
     */
    sell: {
      when: { state: 'new' },
      bulk: true,
      tone: 'positive',
      input: {
        buyer: choice(buyers, { required: true, default: 'customer' }),
        hospital: ref('hospital', { showWhen: { buyer: 'organisation' }, requiredWhen: { buyer: 'organisation' } }),
        payer: choice(payers, {
          default: 'organisation',
          showWhen: { buyer: 'customer' },
          requiredWhen: { buyer: 'customer' },
        }),
        payStatus: choice(['unpaid', 'paid'], { required: true, default: 'paid' }),
        channel: payChannel({ showWhen: { payStatus: 'paid' }, requiredWhen: { payStatus: 'paid' } }),
      },
    },
    pay: {
      when: { state: ['sold', 'expired'], payStatus: 'unpaid' },
      input: { channel: payChannel({ required: true }) },
      bulk: true,
      tone: 'positive',
    },
    /** What was paid comes back above the limits of the settings only once somebody else agrees. */
    refund: {
      when: { state: ['sold', 'expired'], payStatus: 'paid' },
      tone: 'warning',
      confirm: true,
      audit: ['reason'],
      input: { reason },
      output: {
        state: choice(['refunded', 'requested'], { required: true }),
        request: integer(),
        amount: money({ required: true }),
      },
    },
    /** What was not paid for is worth nothing any more, and owed no longer. */
    cancel: {
      when: { state: ['new', 'sold', 'expired'], payStatus: { not: 'paid' } },
      bulk: true,
      tone: 'critical',
      confirm: true,
      audit: ['reason'],
      input: { reason },
    },
    /** One that has expired can be redeemed, or sold, until a later day. */
    extend: { when: { state: 'expired' }, bulk: true, input: { validUntil: date({ required: true, min: 'today' }) } },
  },
  calls: {
    redeem: {
      call: 'POST api/card/redeem',
      repeatable: false,
      input: { patient: ref('patient', { required: true }), ...proof },
      output: redeemed,
    },
    /** Redeems one as `redeem` does, by who trains, for themselves. */
    redeemOwn: {
      call: 'POST api/client/card/redeem',
      by: 'trainee',
      repeatable: false,
      input: proof,
      output: redeemed,
    },
  },
})
