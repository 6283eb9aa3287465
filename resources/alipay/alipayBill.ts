import { choice, count, date, datetime, integer, longText, money, resource, text } from '../core/index.ts'

/**
 * Waits for what Alipay makes of a day; was compared; there was none, as on days without trades; or is done without, as
 * somebody decided.
 */
export const billStates = ['waiting', 'compared', 'none', 'skipped'] as const

/** Why a bill could not be compared yet. */
export const billTroubles = [
  'notThere',
  'unreachable',
  'refused',
  'appId',
  'privateKey',
  'alipayPublicKey',
  'tooLarge',
  'noZip',
  'noBill',
  'encoding',
  'columns',
  'incomplete',
  'otherDay',
  'otherMerchant',
] as const

/** What Alipay says of one of its days: all that was paid, given back and charged, compared with what stands here. */
export const alipayBill = resource({
  name: 'alipayBill',
  label: ['day', 'appId'],
  scopedBy: 'nothing',
  // Its sums are those of all organisations.
  visibility: { rest: ['unlimited'] },
  fields: {
    day: date({ required: true, readOnly: true, unique: 'ever' }),
    state: choice(billStates, {
      required: true,
      readOnly: true,
      default: 'waiting',
      tones: { waiting: 'warning', compared: 'positive' },
    }),
    trouble: choice(billTroubles, { readOnly: true, showWhen: { state: 'waiting' } }),
    /**
     * What of its lines is about orders of this installation, and their sums; the rest is other business of the same
     * merchant.
     */
    lines: integer({ readOnly: true, default: 0 }),
    received: money({ readOnly: true, default: 0 }),
    refunded: money({ readOnly: true, default: 0 }),
    fees: money({ readOnly: true, default: 0 }),
    otherLines: integer({ readOnly: true, default: 0 }),
    differences: count('alipayDifference', 'bill'),
    /** Whose bill it is, and the app by which it was asked for. */
    merchant: text({ readOnly: true, max: 32, personal: false }),
    appId: text({ required: true, readOnly: true, max: 32, personal: false }),
    comparedAt: datetime({ readOnly: true }),
    tries: integer({ readOnly: true, default: 0 }),
    checkAt: datetime({ readOnly: true }),
    toldAt: datetime({ readOnly: true }),
    skipReason: longText({ readOnly: true, max: 500, personal: false, showWhen: { state: 'skipped' } }),
  },
  list: {
    columns: [
      'day',
      'state',
      'trouble',
      'lines',
      'received',
      'refunded',
      'fees',
      'otherLines',
      'differences',
      'comparedAt',
    ],
    spare: ['otherLines', 'comparedAt'],
    card: ['day', 'state', 'received', 'differences'],
    filters: ['day', 'state', 'trouble'],
    sort: ['day', 'DESC'],
  },
  form: [
    {
      section: 'bill',
      fields: ['day', 'state', 'trouble', 'lines', 'received', 'refunded', 'fees', 'otherLines', 'differences'],
    },
    { section: 'fetched', fields: ['merchant', 'appId', 'comparedAt', 'tries', 'checkAt', 'toldAt', 'skipReason'] },
  ],
  invalidates: ['alipayDifference'],
  actions: {
    list: {},
    get: {},
    /** Asks Alipay for it again now. */
    retry: { when: { state: ['waiting', 'none', 'skipped'] }, bulk: true },
    /** Goes on without it: what was paid that day and stands in no later bill is told as missing at Alipay. */
    skip: {
      when: { state: 'waiting' },
      tone: 'warning',
      confirm: true,
      input: { reason: longText({ required: true, max: 500, personal: false }) },
    },
  },
})
