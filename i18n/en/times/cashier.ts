import type { cashier } from '../../../resources/times/cashier.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Day-end sheet |||| Day-end sheets',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { dayEnd: 'See the own day-end sheet', dayEndOf: 'See another operator’s day-end sheet' },
  inputs: { dayEnd: { fields: { day: 'Day' } }, dayEndOf: { fields: { operator: 'Operator', day: 'Day' } } },
} satisfies Texts<typeof cashier>
