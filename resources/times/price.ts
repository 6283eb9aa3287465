import { choice, date, flag, inOrder, integer, money, ref, resource, text } from '../core/index.ts'
import { priceActions, priceAmounts, pricePeriod } from './priceTerms.ts'
import { rechargeType } from './rechargeType.ts'

/**
 * The platform's price list: what patients pay for a type of times, where their organisation has no price of its own.
 */
export const price = resource({
  name: 'price',
  label: 'number',
  scopedBy: 'nothing',
  unavailableReasons: true,
  fields: {
    number: text({ readOnly: true, max: 50 }),
    rechargeType: rechargeType({ required: true, once: true }),
    ...priceAmounts,
    ...pricePeriod,
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'rechargeType',
      'total30',
      'total60',
      'total90',
      'perTime',
      'validFrom',
      'validUntil',
      'remark',
    ],
    spare: ['remark'],
    card: ['rechargeType', 'total30', 'total60', 'total90', 'perTime', 'validFrom', 'validUntil'],
    filters: ['rechargeType', 'validFrom', 'validUntil', 'deleted'],
    search: ['number'],
    sort: ['validFrom', 'DESC'],
  },
  form: [
    { section: 'price', fields: ['rechargeType', 'total30', 'total60', 'total90', 'perTime'] },
    { section: 'period', fields: ['validFrom', 'validUntil', 'remark'] },
  ],
  rules: [inOrder('validFrom', 'validUntil')],
  actions: {
    list: {},
    get: {},
    create: { duplicate: true },
    ...priceActions,
  },
  calls: {
    /** What some times cost a patient of an organisation on a day, today where none is said. */
    quote: {
      call: 'GET api/price/quote',
      permission: 'recharge:create',
      input: {
        hospital: ref('hospital', { required: true }),
        rechargeType: rechargeType({ required: true }),
        times: integer({ required: true, min: 1, max: 100_000 }),
        on: date(),
      },
      output: {
        amount: money({ required: true }),
        source: choice(['platform', 'organisation'], { required: true }),
        price: integer({ required: true }),
      },
    },
  },
})
