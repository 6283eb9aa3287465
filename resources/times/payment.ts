import { ageGroups } from '../../domain/age.ts'
import { choice, integer, ref, resource } from '../core/index.ts'
import { journalFields, journalSums } from './journal.ts'
import { payers } from './topUp.ts'

/**
 * The journal of what patients are billed and pay, and buyers of cards: each sum stands in exactly one row, on the
 * business day on which it came to be, as it was then. Rows are only ever added; the database refuses a top-up or
 * refund without its rows, and rows that say something else. What is owed is always the sum of `amount` less that of
 * `received`.
 */
export const payment = resource({
  name: 'payment',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: 'nameless',
  fields: {
    ...journalFields,
    /** Either is there: what a card was sold for is booked before anybody knows whose top-up it will be. */
    recharge: ref('recharge', { readOnly: true }),
    card: ref('card', { readOnly: true }),
    /** Of a refund or a cancellation: the record of what was given back. */
    rechargeRefund: ref('rechargeRefund', { readOnly: true }),
    /** Alone of all it may change: it goes to the one who stays where two patients are found to be one. */
    patient: ref('patient', {
      readOnly: true,
      formerBy: 'hospital',
      on: { merge: 'move', transfer: 'stay', remove: 'keep' },
    }),
    payer: choice(payers, { required: true, readOnly: true, unindexed: true }),
    doctor: ref('doctor', { readOnly: true }),
    /**
     * Paid times of the package that was sold, on each row of what became of it: what is given back is taken from the
     * package that it was sold in.
     */
    packageTimes: integer({ readOnly: true, default: 0 }),
    /** Of the patient on that day. */
    ageBand: choice(ageGroups, { readOnly: true, unindexed: true }),
    gender: choice(['male', 'female'], { readOnly: true, unindexed: true }),
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
      'amount',
      'received',
      'channel',
      'card',
      'doctor',
      'createdBy',
      'createdAt',
    ],
    spare: ['rechargeType', 'giveTimes', 'card', 'doctor', 'createdBy', 'createdAt', 'channel'],
    card: ['patient', 'day', 'times', 'amount', 'received', 'channel', 'createdBy'],
    filters: [
      'day',
      'kind',
      'patient',
      'hospital',
      'doctor',
      'rechargeType',
      'channel',
      'payer',
      'card',
      'createdBy',
      'ageBand',
      'gender',
    ],
    search: ['recharge', 'card', 'patient'],
    sort: ['day', 'DESC'],
    totals: journalSums,
  },
  form: [
    { section: 'movement', fields: ['number', 'day', 'kind', 'patient', 'hospital', 'doctor', 'ageBand', 'gender'] },
    {
      section: 'money',
      fields: [
        'amount',
        'received',
        'channel',
        'payer',
        'rechargeType',
        'packageTimes',
        'times',
        'giveTimes',
        'recharge',
        'rechargeRefund',
        'card',
      ],
    },
  ],
  actions: { list: { call: 'GET api/payment' }, get: {} },
})
