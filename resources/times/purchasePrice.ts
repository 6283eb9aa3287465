import { date, flag, inOrder, integer, money, resource, text } from '../core/index.ts'
import { mostFen, priceActionsOf, pricePeriod } from './priceTerms.ts'
import { rechargeType } from './rechargeType.ts'

/** Most times that are bought at once. */
export const mostBought = 100_000

/** What organisations pay the platform for one time of a type, where they buy so many at once or more. */
export const purchasePrice = resource({
  name: 'purchasePrice',
  label: 'number',
  scopedBy: 'nothing',
  unavailableReasons: true,
  fields: {
    number: text({ readOnly: true, max: 50 }),
    rechargeType: rechargeType({ required: true, once: true }),
    fromTimes: integer({ required: true, once: true, min: 1, max: mostBought, default: 1 }),
    perTime: money({ required: true, min: 0, max: mostFen }),
    ...pricePeriod,
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['number', 'rechargeType', 'fromTimes', 'perTime', 'validFrom', 'validUntil', 'remark'],
    spare: ['remark'],
    card: ['rechargeType', 'fromTimes', 'perTime', 'validFrom', 'validUntil'],
    filters: ['rechargeType', 'validFrom', 'validUntil', 'deleted'],
    search: ['number'],
    sort: ['validFrom', 'DESC'],
  },
  form: [
    { section: 'price', fields: ['rechargeType', 'fromTimes', 'perTime'] },
    { section: 'period', fields: ['validFrom', 'validUntil', 'remark'] },
  ],
  rules: [inOrder('validFrom', 'validUntil')],
  actions: {
    list: {},
    get: {},
    create: { duplicate: true },
    ...priceActionsOf({ perTime: money({ required: true, min: 0, max: mostFen }) }),
  },
  calls: {
    /**
     * What some times cost an organisation on a day, today where none is said; nothing where they are not sold by the
     * list.
     */
    quote: {
      call: 'GET api/purchasePrice/quote',
      permission: 'purchasePrice:list',
      input: {
        rechargeType: rechargeType({ required: true }),
        times: integer({ required: true, min: 1, max: mostBought }),
        on: date(),
      },
      output: { amount: money(), perTime: money(), price: integer() },
    },
  },
})
