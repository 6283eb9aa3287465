import { choice, date, datetime, longText, money, ref, resource, text } from '../core/index.ts'

/**
 * Alipay says something that is not booked here, or the other way round; another amount; the journal of payments has
 * another sum; its account got another amount than the trade says, or was charged another fee; or it gave back what was
 * given back otherwise.
 */
export const differenceKinds = ['missingHere', 'missingThere', 'amount', 'journal', 'account', 'fee', 'twice'] as const

const explained = { state: 'explained' } as const
const mended = { state: 'mended' } as const

/**
 * Something in which a bill of Alipay and the books differ. What a lost notice left is brought to its end, and the
 * difference with it; the rest somebody explains.
 */
export const alipayDifference = resource({
  name: 'alipayDifference',
  label: 'number',
  scopedBy: 'nothing',
  visibility: { along: ['paymentOrder'], rest: ['unlimited'] },
  erasure: 'nameless',
  fields: {
    bill: ref('alipayBill', { required: true, readOnly: true }),
    day: date({ required: true, readOnly: true }),
    kind: choice(differenceKinds, { required: true, readOnly: true }),
    movement: choice(['payment', 'refund'], { required: true, readOnly: true }),
    /** The number of the order or refund, by which both sides know it. */
    number: text({ required: true, readOnly: true, max: 80, personal: false }),
    paymentOrder: ref('paymentOrder', { readOnly: true }),
    paymentRefund: ref('paymentRefund', { readOnly: true, showWhen: { movement: 'refund' } }),
    tradeNo: text({ readOnly: true, max: 64, personal: false }),
    /** What is booked here, and what Alipay says; nothing where one side knows nothing of it. */
    ours: money({ readOnly: true }),
    theirs: money({ readOnly: true }),
    state: choice(['open', 'explained', 'mended'], {
      required: true,
      readOnly: true,
      default: 'open',
      tones: { open: 'critical', explained: 'neutral', mended: 'positive' },
    }),
    reason: longText({ readOnly: true, max: 500, personal: false, showWhen: explained }),
    explainedBy: ref('operator', { readOnly: true, showWhen: explained, on: { remove: 'keep' } }),
    explainedAt: datetime({ readOnly: true, showWhen: explained }),
    mendedAt: datetime({ readOnly: true, showWhen: mended }),
    toldAt: datetime({ readOnly: true }),
    /** What it is, so that it is told once however often the bill is read. */
    fingerprint: text({ required: true, readOnly: true, max: 120, unique: 'ever', personal: false }),
  },
  list: {
    columns: ['day', 'kind', 'movement', 'number', 'paymentOrder', 'ours', 'theirs', 'state', 'reason', 'createdAt'],
    spare: ['paymentOrder', 'createdAt', 'movement', 'number'],
    card: ['day', 'kind', 'ours', 'theirs', 'state'],
    filters: ['state', 'kind', 'movement', 'day', 'bill', 'paymentOrder'],
    search: ['number', 'tradeNo'],
    sort: ['day', 'DESC'],
  },
  form: [
    {
      section: 'difference',
      fields: [
        'day',
        'bill',
        'kind',
        'movement',
        'number',
        'tradeNo',
        'paymentOrder',
        'paymentRefund',
        'ours',
        'theirs',
      ],
    },
    { section: 'outcome', fields: ['state', 'reason', 'explainedBy', 'explainedAt', 'mendedAt', 'toldAt'] },
  ],
  invalidates: ['alipayBill'],
  actions: {
    list: {},
    get: {},
    explain: {
      when: { state: 'open' },
      tone: 'positive',
      bulk: true,
      input: { reason: longText({ required: true, max: 500, personal: false }) },
    },
    reopen: { when: { state: 'explained' }, confirm: true },
  },
})
