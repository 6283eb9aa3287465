import { flag, inOrder, ref, resource, text } from '../core/index.ts'
import { priceActions, priceAmounts, pricePeriod } from './priceTerms.ts'
import { rechargeType } from './rechargeType.ts'

/** What the patients of one organisation pay for a type of times, instead of the platform's price. */
export const hospitalPrice = resource({
  name: 'hospitalPrice',
  label: 'number',
  scopedBy: 'hospital',
  unavailableReasons: true,
  fields: {
    number: text({ readOnly: true, max: 50 }),
    hospital: ref('hospital', { required: true, once: true, on: { remove: 'keep' } }),
    rechargeType: rechargeType({ required: true, once: true }),
    ...priceAmounts,
    ...pricePeriod,
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'hospital',
      'rechargeType',
      'total30',
      'total60',
      'total90',
      'perTime',
      'validFrom',
      'validUntil',
      'remark',
    ],
    spare: ['number', 'remark'],
    card: ['hospital', 'rechargeType', 'total30', 'total60', 'total90', 'perTime', 'validFrom', 'validUntil'],
    filters: ['hospital', 'rechargeType', 'validFrom', 'validUntil', 'deleted'],
    search: ['number', 'hospital'],
    sort: ['validFrom', 'DESC'],
  },
  form: [
    { section: 'price', fields: ['hospital', 'rechargeType', 'total30', 'total60', 'total90', 'perTime'] },
    { section: 'period', fields: ['validFrom', 'validUntil', 'remark'] },
  ],
  rules: [inOrder('validFrom', 'validUntil')],
  actions: {
    list: {},
    get: {},
    create: { duplicate: true },
    ...priceActions,
    // Nobody is charged by a price of a deleted organisation any more.
    update: { when: { ...priceActions.update.when, 'hospital.deleted': false } },
    follow: { ...priceActions.follow, when: { ...priceActions.follow.when, 'hospital.deleted': false } },
  },
})
