import { choice, ref, resource } from '../core/index.ts'
import { hospitalPaymentKinds, journalFields, journalSums } from './journal.ts'

/** The journal of what organisations are billed for times and pay to the platform, kept as that of patients is. */
export const hospitalPayment = resource({
  name: 'hospitalPayment',
  label: 'number',
  scopedBy: 'hospital',
  erasure: 'nameless',
  fields: {
    ...journalFields,
    kind: choice(hospitalPaymentKinds, {
      required: true,
      readOnly: true,
      tones: {
        sale: 'positive',
        latePayment: 'positive',
        refund: 'warning',
        cancellation: 'neutral',
        otherChannel: 'neutral',
      },
    }),
    /** What was bought; none where nothing but gifts went back. */
    purchase: ref('hospitalRecharge', { readOnly: true }),
    /** Of a refund or a cancellation: the row of what was given back, in which several purchases may have a part. */
    refund: ref('hospitalRecharge', { readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'day',
      'kind',
      'hospital',
      'rechargeType',
      'times',
      'giveTimes',
      'amount',
      'received',
      'channel',
      'purchase',
      'createdBy',
      'createdAt',
    ],
    spare: ['giveTimes', 'purchase', 'createdAt', 'rechargeType', 'channel'],
    card: ['hospital', 'day', 'times', 'amount', 'received', 'channel', 'createdBy'],
    filters: ['day', 'kind', 'hospital', 'rechargeType', 'channel', 'createdBy'],
    search: ['purchase', 'refund'],
    sort: ['day', 'DESC'],
    totals: journalSums,
  },
  form: [
    { section: 'movement', fields: ['number', 'day', 'kind', 'hospital', 'rechargeType', 'times', 'giveTimes'] },
    { section: 'money', fields: ['amount', 'received', 'channel', 'purchase', 'refund'] },
  ],
  actions: { list: { call: 'GET api/hospitalPayment' }, get: {} },
})
