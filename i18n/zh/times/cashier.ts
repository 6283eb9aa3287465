import type { cashier } from '../../../resources/times/cashier.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '收银日结',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { dayEnd: '查看自己的日结单', dayEndOf: '查看他人的日结单' },
  inputs: { dayEnd: { fields: { day: '日期' } }, dayEndOf: { fields: { operator: '操作员', day: '日期' } } },
} satisfies Texts<typeof cashier>
