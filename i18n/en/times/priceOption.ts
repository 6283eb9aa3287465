import type { priceOption } from '../../../resources/times/priceOption.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Price option |||| Price options',
  fields: {
    option: 'Option',
    label: 'Chinese label',
    labelEn: 'English label',
    sort: 'Order',
    offered: 'Offered',
    remark: 'Remark',
  },
  hints: {
    label: 'What it is called when patients are topped up',
    sort: 'Smaller numbers come first',
    offered:
      'A package that is not offered is charged per time; while other numbers are not offered, only packages are sold',
  },
  sections: { option: 'Price option' },
  choices: { option: { package30: '30 times', package60: '60 times', package90: '90 times', other: 'Other numbers' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof priceOption>
