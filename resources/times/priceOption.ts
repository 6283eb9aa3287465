import { choice, flag, integer, longText, resource, text } from '../core/index.ts'

/** The ways in which times are sold: as a package, or any other number. */
export const priceOptions = ['package30', 'package60', 'package90', 'other'] as const

/**
 * What is offered when a patient is topped up. A package that is not offered costs as many single times; while other
 * numbers are not offered, only packages are sold. Bills are counted by the same four.
 */
export const priceOption = resource({
  name: 'priceOption',
  label: 'label',
  scopedBy: 'nothing',
  order: 'sort',
  fields: {
    option: choice(priceOptions, { readOnly: true, required: true, unique: true }),
    label: text({ required: true, max: 25 }),
    labelEn: text({ required: true, max: 50 }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    offered: flag({ default: true }),
    remark: longText({ max: 5000 }),
  },
  list: {
    columns: ['option', 'label', 'labelEn', 'offered', 'sort', 'remark'],
    filters: ['offered'],
    search: ['label', 'labelEn'],
    sort: ['sort', 'ASC'],
  },
  form: [{ section: 'option', fields: ['label', 'labelEn', 'offered', 'sort', 'remark'] }],
  actions: {
    list: {},
    get: {},
    update: {},
    sort: { permission: 'priceOption:update' },
    options: { permission: 'signedIn', output: { option: text({ required: true }), labelEn: text(), offered: flag() } },
  },
})
