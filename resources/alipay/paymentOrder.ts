import { choice, date, datetime, flag, integer, money, ref, resource, text } from '../core/index.ts'
import { mostBought } from '../times/purchasePrice.ts'
import { rechargeType } from '../times/rechargeType.ts'

/**
 * Made; paid, and what was bought given in the same moment; closed, as nobody paid in time; refunded as a whole;
 * failed, where money came that nothing can be given for, and goes back.
 */
export const orderStates = ['made', 'paid', 'closed', 'refunded', 'failed'] as const

/** By scanning a code, or on Alipay's own page. */
export const payWays = ['qr', 'page'] as const

/** An order of times that an organisation pays for at Alipay, or a test payment of the platform, which buys nothing. */
export const paymentOrder = resource({
  name: 'paymentOrder',
  label: 'number',
  scopedBy: 'hospital',
  erasure: 'nameless',
  fields: {
    number: text({ readOnly: true, required: true, unique: 'ever', max: 50, personal: false }),
    hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'keep' } }),
    purpose: choice(['topUp', 'test'], { required: true, readOnly: true }),
    rechargeType: rechargeType({ readOnly: true, showWhen: { purpose: 'topUp' } }),
    times: integer({ readOnly: true, default: 0 }),
    /** Fixed when the order is made, as the price that it comes from. */
    amount: money({ required: true, readOnly: true }),
    price: ref('purchasePrice', { readOnly: true, showWhen: { purpose: 'topUp' } }),
    way: choice(payWays, { required: true, readOnly: true }),
    state: choice(orderStates, {
      required: true,
      readOnly: true,
      default: 'made',
      tones: { made: 'warning', paid: 'positive', failed: 'critical' },
    }),
    failure: choice(['amount', 'organisation'], { readOnly: true, showWhen: { state: 'failed' } }),
    /** What Alipay calls it. */
    tradeNo: text({ readOnly: true, max: 64, personal: false }),
    /** Fen that came, and those of them that went back. */
    receivedAmount: money({ readOnly: true, default: 0 }),
    refundedAmount: money({ readOnly: true, default: 0 }),
    /** The bill of Alipay in which it stands, and what Alipay charged for it. */
    billedOn: date({ readOnly: true }),
    fee: money({ readOnly: true }),
    /** What was bought by it. */
    purchase: ref('hospitalRecharge', { readOnly: true, unique: true, showWhen: { purpose: 'topUp' } }),
    expiresAt: datetime({ required: true, readOnly: true }),
    paidAt: datetime({ readOnly: true }),
    closedAt: datetime({ readOnly: true }),
    /** What the code says that is scanned. */
    qrCode: text({ readOnly: true, max: 1024, personal: false }),
    /** The app by which it was made: the notices of another are not about it. */
    appId: text({ required: true, readOnly: true, max: 32, personal: false }),
    /** How often Alipay was asked, and when it is asked next. */
    checks: integer({ readOnly: true, default: 0 }),
    checkAt: datetime({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'hospital',
      'purpose',
      'rechargeType',
      'times',
      'amount',
      'way',
      'state',
      'refundedAmount',
      'createdBy',
      'createdAt',
      'paidAt',
      'tradeNo',
    ],
    spare: ['purpose', 'way', 'refundedAmount', 'createdBy', 'tradeNo', 'rechargeType'],
    card: ['hospital', 'times', 'amount', 'state', 'createdAt'],
    filters: ['state', 'hospital', 'purpose', 'rechargeType', 'way', 'createdAt', 'paidAt', 'createdBy'],
    search: ['number', 'hospital', 'tradeNo'],
    totals: ['times', 'amount', 'receivedAmount', 'refundedAmount'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'order', fields: ['number', 'hospital', 'purpose', 'rechargeType', 'times', 'price', 'amount'] },
    {
      section: 'payment',
      fields: [
        'way',
        'state',
        'failure',
        'expiresAt',
        'paidAt',
        'closedAt',
        'tradeNo',
        'receivedAmount',
        'refundedAmount',
        'fee',
        'billedOn',
        'purchase',
        'checks',
        'checkAt',
      ],
    },
  ],
  invalidates: ['paymentRefund', 'hospitalRecharge', 'hospitalPayment', 'hospital'],
  unavailableReasons: true,
  actions: {
    list: { call: 'GET api/paymentOrder' },
    get: {},
    /** Makes an order of times at the price of the list; nothing is paid by that. */
    topUp: {
      on: 'list',
      tone: 'positive',
      output: { id: integer({ required: true }), number: text({ required: true }), amount: money({ required: true }) },
      input: {
        hospital: ref('hospital', { required: true }),
        rechargeType: rechargeType({ required: true, default: 'ordinary' }),
        times: integer({ required: true, min: 1, max: mostBought }),
        way: choice(payWays, { required: true, default: 'qr' }),
      },
    },
    /** Makes an order of 0.01 yuan that buys nothing. */
    test: {
      on: 'list',
      output: { id: integer({ required: true }) },
      input: { way: choice(payWays, { required: true, default: 'qr' }) },
    },
    /** Has an order that nobody paid closed at Alipay; one that was paid meanwhile is paid. */
    close: { when: { state: 'made' }, tone: 'warning', confirm: true },
    /** Gives back what a test payment paid. What organisations bought is given back where their times are. */
    refund: { when: { state: 'paid', purpose: 'test' }, tone: 'warning', confirm: true },
  },
  calls: {
    /** What the order is paid by: the code to scan, or the address of Alipay's page. */
    start: {
      call: 'POST api/paymentOrder/start',
      permission: 'paymentOrder:topUp',
      repeatable: false,
      input: { paymentOrder: ref('paymentOrder', { required: true }) },
      output: { qrCode: text(), url: text() },
    },
    /** Asks Alipay whether the order is paid, and goes on from what it says. */
    check: {
      call: 'POST api/paymentOrder/check',
      permission: 'paymentOrder:topUp',
      repeatable: false,
      input: { paymentOrder: ref('paymentOrder', { required: true }) },
      output: { state: choice(orderStates, { required: true }), asked: flag({ required: true }) },
    },
  },
})
